/** Their name in the site's `texts`. */
export declare const part = "messages";
/** The platform's messages, word for word, and ours for what it has none for. */
export declare const texts: import("...js").SettingsReader<{
    readonly notJson: string;
    readonly unknown: string;
    readonly offline: string;
    readonly media: string;
    readonly noAnswer: string;
    readonly serverError: string;
    readonly unexpected: string;
    readonly again: string;
}>;
