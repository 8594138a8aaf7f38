/** The cookie of an accepted notice, and its value. */
export declare const CONSENT_COOKIE = "sgcc-cookie-notice";
export declare const CONSENT_VALUE = "on";
/** Has the visitor accepted the cookie notice? */
export declare const isNoticeAccepted: () => boolean;
/** Publishes the visitor's answer to the notice; the caller has stored the cookie of an `allow`. */
export declare function publishConsent(choice: 'allow' | 'deny'): void;
/** Notifies followers that a notice has appeared, possibly late, so that they stop whatever needs consent. */
export declare function notifyNoticeShown(): void;
/**
 * Is there consent? False while a notice is not accepted, or a script holds `address` back, which is what is going to be
 * asked for; undefined if nothing manages consent.
 */
export declare function hasConsent(category?: string, address?: string): boolean | undefined;
/**
 * Calls `changed` when a notice appears or is answered, or a consent manager reports a change. Returns a stop function.
 */
export declare function onConsent(changed: () => void): () => void;
