import { number, phrase, settingsSchema, siteUrl, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { formOf } from './markup';

/** Settings of `newsletter`. */
export const settings = settingsSchema({
  listId: text(''),
  successMessage: phrase('Thank you for subscribing.'),
  optInMessage: phrase('Please check your e-mail to confirm your subscription.'),
  errorMessage: phrase('Found error : {error}'),
  restBase: siteUrl('', /^(\/wp-json|\/(index\.php)?\?rest_route=)\/elementskit\/v1\/?$/),
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
});

const ATTRIBUTES = {
  listId: 'data-listed',
  successMessage: 'data-success-message',
  optInMessage: 'data-success-opt-in-message',
} as const;

/** Settings from attributes of the form or the host; empty ones are ignored. */
export function readForm(host: HTMLElement): RawSettings {
  const form = formOf(host);
  const given = Object.entries(ATTRIBUTES).map(
    ([key, name]) => [key, form?.getAttribute(name) || host.getAttribute(name)] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value?.trim()));
}
