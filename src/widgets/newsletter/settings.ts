import { number, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { formOf } from './form';

/** Settings of `newsletter`. */
export const settings = settingsSchema({
  listId: text('', 'The list to join; the form’s `data-listed`.'),
  successMessage: text(
    'Thank you for subscribing.',
    'Said when the address is on the list; the form’s `data-success-message`.',
  ),
  optInMessage: text(
    'Please check your e-mail to confirm your subscription.',
    'Said when the address must be confirmed first; the form’s `data-success-opt-in-message`.',
  ),
  errorMessage: text('Found error : {error}', 'Said when the service names an error, in the place of `{error}`.'),
  restBase: text('', 'The REST base that the form is sent to. Not given: the page’s `elementskit.resturl`.'),
  timeout: number(30, 'How long the service may take to answer.', { min: 1, max: 120, unit: 'seconds' }),
});

const ATTRIBUTES = {
  listId: 'data-listed',
  successMessage: 'data-success-message',
  optInMessage: 'data-success-opt-in-message',
} as const;

/** What the attributes of the form, or of the box around it, say; an empty one says nothing. */
export function readForm(host: HTMLElement): RawSettings {
  const form = formOf(host);
  const given = Object.entries(ATTRIBUTES).map(
    ([key, name]) => [key, form?.getAttribute(name) || host.getAttribute(name)] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value?.trim()));
}
