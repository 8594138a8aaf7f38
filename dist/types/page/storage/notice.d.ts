/** The selector of cookie notices: those of the plugin (class names `sgcc-…`), and our own widget. */
export declare const NOTICE = ".sgcc-main-wrapper, .sgcc-cookies, [data-widget~=\"cookie-notice\"]";
/** Does this page ask its visitors for consent with a cookie notice? */
export declare const asksForConsent: () => boolean;
