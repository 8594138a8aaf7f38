/** Cookie notices: those of the plugin, and our own. */
export declare const NOTICE = ".sgcc-main-wrapper, .sgcc-cookies, [data-widget~=\"cookie-notice\"]";
/** Does this page ask its visitors for consent with a cookie notice? */
export declare const asksForConsent: () => boolean;
