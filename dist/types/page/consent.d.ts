/** The cookie that says that the notice was accepted, and its value. */
export declare const CONSENT_COOKIE = "sgcc-cookie-notice";
export declare const CONSENT_VALUE = "on";
/** Has the visitor accepted the cookie notice? */
export declare const isNoticeAccepted: () => boolean;
/** Does this page ask its visitors for consent with a cookie notice? */
export declare const asksForConsent: () => boolean;
/** Tells the page how the visitor has answered the notice; the caller has stored the cookie of an `allow`. */
export declare function publishConsent(choice: 'allow' | 'deny'): void;
/** A notice shows, maybe late: what has run without an answer until now is asked to stop. */
export declare function notifyNoticeShown(): void;
/**
 * May something that needs consent run? False while the page's cookie notice is not accepted; else what the page's consent
 * manager says about the category; undefined when nobody on the page manages it. For what follows changes: `onConsent`.
 */
export declare function hasConsent(category?: string): boolean | undefined;
/**
 * Calls back after each answer to the cookie notice, in this tab or another, when it shows, and after each change that the
 * page's consent manager announces. Returns what stops it.
 */
export declare function onConsent(changed: () => void): () => void;
