import { expect, test } from 'vitest';
import { readAnswer } from '../../src/widgets/form/useSend';

const hasField = (id: string): boolean => id === 'email';

test('errors of fields that the form does not have join the message', () => {
  const errors = { email: 'Needed.', gone: 'Also needed.', '': 'Try later.' };
  expect(readAnswer({ success: false, data: { message: 'Wrong.', errors, data: [] } }, hasField)).toEqual({
    isDone: false,
    message: 'Wrong.<br>Also needed.<br>Try later.',
    errors: [['email', 'Needed.']],
    redirect: '',
  });
});

test('an empty error, as Elementor sends it, says nothing', () => {
  const answer = readAnswer({ success: false, data: { message: 'Wrong.', errors: { '': '' }, data: [] } }, hasField);
  expect(answer?.message).toBe('Wrong.');
});

test('only what was taken leads elsewhere', () => {
  const data = { message: 'Thanks.', data: { redirect_url: '/thanks/' } };
  expect(readAnswer({ success: true, data }, hasField)?.redirect).toBe('/thanks/');
  expect(readAnswer({ success: false, data }, hasField)?.redirect).toBe('');
});

test('lists in place of objects, and answers that are none', () => {
  expect(readAnswer({ success: true, data: [] }, hasField)).toEqual({
    isDone: true,
    message: '',
    errors: [],
    redirect: '',
  });
  for (const none of [null, 0, '', [], {}, { success: 'yes' }]) expect(readAnswer(none, hasField)).toBeNull();
});
