/** The name of these texts in the site's `texts`. */
export declare const part = "messages";
/** WordPress's messages word for word, and our own where it has none. */
export declare const texts: import("../../entries.js").SettingsReader<{
    readonly notJson: string;
    readonly unknown: string;
    readonly offline: string;
    readonly media: string;
    readonly noAnswer: string;
    readonly serverError: string;
    readonly unexpected: string;
    readonly again: string;
}>;
