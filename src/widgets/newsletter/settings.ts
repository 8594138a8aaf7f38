import { number, phrase, settingsSchema, siteUrl, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { formOf } from './markup';

/** Settings of `newsletter`. */
export const settings = settingsSchema({
  /** The id of the list; the form’s `data-listed`. */
  listId: text(''),
  /** Shown when the address has been added to the list; the form’s `data-success-message`. */
  successMessage: phrase('Thank you for subscribing.'),
  /** Shown when the address must be confirmed first; the form’s `data-success-opt-in-message`. */
  optInMessage: phrase('Please check your e-mail to confirm your subscription.'),
  /** Shown when the service reports an error, which replaces `{error}`. */
  errorMessage: phrase('Found error : {error}'),
  /**
   * The REST base that the form is sent to; markup may only name WordPress’s own `/wp-json/elementskit/v1/`. Default:
   * the page’s `elementskit.resturl`.
   */
  restBase: siteUrl('', /^(\/wp-json|\/(index\.php)?\?rest_route=)\/elementskit\/v1\/?$/),
  /** How long the service may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
});

const ATTRIBUTES = {
  listId: 'data-listed',
  successMessage: 'data-success-message',
  optInMessage: 'data-success-opt-in-message',
} as const;

/** Reads settings from attributes of the form or the host, ignoring empty ones. */
export function readForm(host: HTMLElement): RawSettings {
  const form = formOf(host);
  const given = Object.entries(ATTRIBUTES).map(
    ([key, name]) => [key, form?.getAttribute(name) || host.getAttribute(name)] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value?.trim()));
}
