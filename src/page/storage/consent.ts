import { isElement } from '../../core/dom/nodes';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { siteGlobal, siteObject, windowValue } from '../../core/settings/siteGlobals';
import { emit, on } from '../base/events';
import { readCookie } from './cookies';
import { asksForConsent, NOTICE } from './notice';

/** The cookie of an accepted notice, and its value. */
export const CONSENT_COOKIE = 'sgcc-cookie-notice';
export const CONSENT_VALUE = 'on';

const PLUGIN_COOKIE = 's_gdpr_c_c_cookie';

const CHOICES = 'storefrontWidgetsConsent';

// If the cookie cannot be stored, the choice holds for this page view; a denial is never stored.
let isAcceptedHere = false;
let isDeniedHere = false;

const followers = new Set<() => void>();

/** Has the visitor accepted the cookie notice? */
export const isNoticeAccepted = (): boolean =>
  isAcceptedHere || readCookie(CONSENT_COOKIE) === CONSENT_VALUE || !!readCookie(PLUGIN_COOKIE);

/** Publishes the visitor's answer to the notice; the caller has stored the cookie of an `allow`. */
export function publishConsent(choice: 'allow' | 'deny'): void {
  isAcceptedHere = choice === 'allow' && readCookie(CONSENT_COOKIE) !== CONSENT_VALUE;
  isDeniedHere = choice === 'deny';
  emit(document.body, 'storefront-widgets:consent', choice);
}

/** Notifies followers that a notice has appeared, possibly late, so that they stop whatever needs consent. */
export function notifyNoticeShown(): void {
  for (const follower of [...followers]) follower();
}

function categoryConsent(category: string): boolean | undefined {
  const choices = siteGlobal(CHOICES) ?? {};
  const known = Object.hasOwn(choices, category) ? choices[category] : undefined;
  if (known === 'allow' || known === 'deny') return known === 'allow';
  const ask = windowValue('wp_has_consent');
  // Before a consent type is defined, `wp_has_consent` returns true for everything.
  const isDefined = windowValue('wp_consent_type') || windowValue('wp_fallback_consent_type');
  if (typeof ask !== 'function' || !isDefined) return undefined;
  try {
    return ask.call(window, category) === true;
  } catch {
    return undefined;
  }
}

/** The script of Real Cookie Banner. Until it is there, the page has `unblock` alone, which waits for it. */
interface ConsentApi {
  unblock(address: string): Promise<unknown>;
  /** What holds the address back, whatever the visitor has chosen; undefined if nothing does. */
  unblockSync(address: string): unknown;
}

/** Addresses that such a script was asked for, and whether it has let go of them. */
const asked = new Map<string, boolean>();

/** Does a script hold this address back until the visitor consents? Followers hear of the consent. */
function isHeld(address: string): boolean {
  const { unblock, unblockSync } = siteObject<ConsentApi>('consentApi') ?? {};
  if (!address || typeof unblock !== 'function') return false;
  if (!asked.has(address)) {
    if (typeof unblockSync === 'function' && !unblockSync(address)) return false;
    asked.set(address, false);
    Promise.resolve(unblock(address)).then(
      () => {
        asked.set(address, true);
        notifyNoticeShown();
      },
      () => {},
    );
  }
  return !asked.get(address);
}

/**
 * Is there consent? False while a notice is not accepted, or a script holds `address` back, which is what is going to be
 * asked for; undefined if nothing manages consent.
 */
export function hasConsent(category = '', address = ''): boolean | undefined {
  // Themes remove a closed notice, so its absence is no consent.
  if ((isDeniedHere || asksForConsent()) && !isNoticeAccepted()) return false;
  if (isHeld(address)) return false;
  return category ? categoryConsent(category) : undefined;
}

function remember(event: PageEvent): void {
  const detail = event.jQueryArgs?.[0] ?? (event as unknown as { detail?: unknown }).detail;
  Object.assign(window, { [CHOICES]: Object.assign(siteGlobal(CHOICES) ?? {}, detail) });
}

/**
 * Calls `changed` when a notice appears or is answered, or a consent manager reports a change. Returns a stop function.
 */
export function onConsent(changed: () => void): () => void {
  let known = isNoticeAccepted();
  let isStopped = false;
  const notify = (): void => {
    known = isNoticeAccepted();
    changed();
  };
  const check = (): void => {
    if (!isStopped && isNoticeAccepted() !== known) notify();
  };
  // The notice's own plugin stores the answer without an event, possibly after this listener.
  const onClick = ({ target }: Event): void => {
    if (isElement(target) && target.closest(NOTICE)) setTimeout(check);
  };
  document.addEventListener('click', onClick, true);
  followers.add(notify);
  const stops = [
    on(document.body, 'storefront-widgets:consent', notify),
    listen(document, 'wp_listen_for_consent_change', (event) => {
      remember(event);
      notify();
    }),
    listen(document, 'wp_consent_type_defined', notify),
    listen(document, 'visibilitychange', check),
    () => document.removeEventListener('click', onClick, true),
    () => followers.delete(notify),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
