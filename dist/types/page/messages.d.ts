/** What went wrong with a request, for visitors: the platform's messages, unless the site has others. */
export declare const MESSAGES: {
    readonly notJson: string;
    readonly unknown: string;
    readonly offline: string;
    readonly media: string;
    readonly noAnswer: string;
    readonly serverError: string;
    readonly unexpected: string;
    readonly again: string;
};
