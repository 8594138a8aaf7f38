import { afterEach, describe, expect, test } from 'vitest';
import { fieldsOf, namelessFields } from '../../src/widgets/newsletter/markup';
import { readOutcome, signupUrl } from '../../src/widgets/newsletter/request';
import { readForm, settings } from '../../src/widgets/newsletter/settings';

const globals = window as unknown as Record<string, unknown>;
const TEXTS = { successMessage: 'Thanks', optInMessage: 'Check', errorMessage: 'Found error : {error}' };

const formOf = (markup: string): HTMLFormElement => {
  const form = document.createElement('form');
  form.innerHTML = markup;
  document.body.replaceChildren(form);
  return form;
};

afterEach(() => {
  delete globals.elementskit;
});

describe('the service’s answer', () => {
  test.each([
    ['subscribed', { text: 'Thanks', tone: 'success', isDone: true }],
    ['pending', { text: 'Check', tone: 'success', isDone: true }],
    ['unsubscribed', { text: 'A title', tone: 'none', isDone: false }],
    [400, { text: 'A title', tone: 'none', isDone: false }],
  ])('the service’s answer with the status %j gives the outcome %j', (status, outcome) => {
    const body = { status, title: 'A title' };
    expect(readOutcome({ error: [], success: { body: JSON.stringify(body) } }, TEXTS)).toEqual(outcome);
    expect(readOutcome({ error: '', success: { body } }, TEXTS)).toEqual(outcome);
  });

  test.each([
    ['No key', 'Found error : No key'],
    ['$& $1', 'Found error : $& $1'],
    [['One', 'Two'], 'Found error : One, Two'],
  ])('the service’s answer with the error %j gives that error, whatever else it contains', (error, text) => {
    const success = { body: '{"status":"subscribed"}' };
    expect(readOutcome({ error, success }, TEXTS)).toEqual({ text, tone: 'error', isDone: false });
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ error: '  ', success: [] }],
    [{ error: [], success: { body: 'no json' } }],
    [{ error: [], success: { body: '{"status":"x","title":""}' } }],
    [{ code: 'rest_no_route', message: 'No route' }],
  ])('the answer %j has no outcome to show', (answer) => {
    expect(readOutcome(answer, TEXTS)).toBeNull();
  });
});

describe('the address of a signup', () => {
  const fields = [['email', 'a+b@c.d']] as const;

  test('the address of a signup is below the printed base, also with plain permalinks', () => {
    globals.elementskit = { resturl: 'https://s.test/?rest_route=/elementskit/v1/' };
    expect(decodeURIComponent(signupUrl({ restBase: '', listId: 'a1' }, fields))).toBe(
      'https://s.test/?rest_route=/elementskit/v1/widget/mailchimp/sendmail/&listed=a1&email=a+b@c.d',
    );
    globals.elementskit = { resturl: 'https://s.test/wp-json/elementskit/v1/' };
    expect(signupUrl({ restBase: '', listId: 'a1' }, fields)).toBe(
      'https://s.test/wp-json/elementskit/v1/widget/mailchimp/sendmail/?listed=a1&email=a%2Bb%40c.d',
    );
  });

  test('the address of a signup is below the setting, else below the site’s REST root', () => {
    expect(signupUrl({ restBase: 'https://x.test/api/', listId: '' }, [])).toBe(
      'https://x.test/api/widget/mailchimp/sendmail/?listed=',
    );
    expect(new URL(signupUrl({ restBase: '', listId: '1' }, [])).pathname).toBe(
      '/wp-json/elementskit/v1/widget/mailchimp/sendmail/',
    );
  });
});

describe('the form', () => {
  test('the fields of the form are in order, without files and without those that would change the request', () => {
    const form = formOf(
      '<input name="email" value="a@b.c"><input name="tag" value="1"><input name="tag" value="2"><input name="rest_route" value="/x"><input name="listed" value="other"><input type="file" name="f"><input value="nameless">',
    );
    expect(fieldsOf(form)).toEqual([
      ['email', 'a@b.c'],
      ['tag', '1'],
      ['tag', '2'],
    ]);
  });

  test('the fields that have only a label beside them or a placeholder get a name', () => {
    const form = formOf(
      '<div class="elementskit_input_wraper"><label>Your name</label><input name="a" placeholder="x"></div><input name="b" placeholder="Mail"><input name="c"><label>Phone <input name="d" placeholder="x"></label><input name="e" aria-label="E" placeholder="x"><input type="hidden" name="f">',
    );
    expect(namelessFields(form).map(([field, name]) => [field.getAttribute('name'), name])).toEqual([
      ['a', 'Your name'],
      ['b', 'Mail'],
    ]);
  });

  test('the form gives its list and messages, and empty attributes are ignored', () => {
    const form = formOf('');
    form.dataset.listed = 'a1';
    form.setAttribute('data-success-message', ' ');
    form.setAttribute('data-success-opt-in-message', 'Check "it"');
    const parsed = settings.parse(readForm(form), () => {});
    expect(parsed).toMatchObject({
      listId: 'a1',
      successMessage: 'Thank you for subscribing.',
      optInMessage: 'Check "it"',
    });
    expect(readForm(document.createElement('div'))).toEqual({});
  });

  test('the box around the form gives what the form lacks', () => {
    const box = document.createElement('div');
    box.setAttribute('data-listed', 'b2');
    box.setAttribute('data-success-message', 'Box');
    box.innerHTML = '<form class="ekit-mailChimpForm" data-success-message="Form"></form>';
    expect(readForm(box)).toEqual({ listId: 'b2', successMessage: 'Form' });
  });
});
