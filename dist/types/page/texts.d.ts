import { type SettingDocs } from '../core/settings.js';
/** Their name in the site's `texts`. */
export declare const part = "messages";
/** The platform's messages, word for word. */
export declare const texts: import("...js").SettingsReader<{
    readonly notJson: string;
    readonly unknown: string;
    readonly offline: string;
    readonly media: string;
}>;
/** What each text is, for the documentation only. */
export declare const docs: SettingDocs<typeof texts>;
