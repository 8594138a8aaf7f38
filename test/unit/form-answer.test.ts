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

test('an empty error, as Elementor sends it, is ignored', () => {
  const answer = readAnswer({ success: false, data: { message: 'Wrong.', errors: { '': '' }, data: [] } }, hasField);
  expect(answer?.message).toBe('Wrong.');
});

test('an answer of success redirects, and one of failure does not', () => {
  const data = { message: 'Thanks.', data: { redirect_url: '/thanks/' } };
  expect(readAnswer({ success: true, data }, hasField)?.redirect).toBe('/thanks/');
  expect(readAnswer({ success: false, data }, hasField)?.redirect).toBe('');
});

test('an answer may have lists in place of objects, and one of another shape is refused', () => {
  expect(readAnswer({ success: true, data: [] }, hasField)).toEqual({
    isDone: true,
    message: '',
    errors: [],
    redirect: '',
  });
  for (const none of [null, 0, '', [], {}, { success: 'yes' }]) expect(readAnswer(none, hasField)).toBeNull();
});
