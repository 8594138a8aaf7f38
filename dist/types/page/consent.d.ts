/** The cookie of an accepted notice, and its value. */
export declare const CONSENT_COOKIE = "sgcc-cookie-notice";
export declare const CONSENT_VALUE = "on";
/** Has the visitor accepted the cookie notice? */
export declare const isNoticeAccepted: () => boolean;
/** Does this page ask its visitors for consent with a cookie notice? */
export declare const asksForConsent: () => boolean;
/** Publishes the visitor's answer to the notice; the caller has stored the cookie of an `allow`. */
export declare function publishConsent(choice: 'allow' | 'deny'): void;
/** Notifies followers that a notice shows, maybe late, so that what runs without consent stops. */
export declare function notifyNoticeShown(): void;
/** May something that needs consent run? False while the notice is unaccepted; undefined when nothing manages it. */
export declare function hasConsent(category?: string): boolean | undefined;
/** Calls `changed` when the notice shows or is answered, or a consent manager changes. Returns what stops it. */
export declare function onConsent(changed: () => void): () => void;
