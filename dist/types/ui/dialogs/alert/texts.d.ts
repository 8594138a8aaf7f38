/** The name of these texts in the site's `texts`. */
export declare const part = "alert";
/** The default texts of alerts. */
export declare const texts: import("../../../entries.js").SettingsReader<{
    readonly buttonText: string;
    readonly confirmText: string;
    readonly cancelText: string;
    readonly closeText: string;
}>;
