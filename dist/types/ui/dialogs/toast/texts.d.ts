/** The name of these texts in the site's `texts`. */
export declare const part = "toast";
/** The texts of toasts. */
export declare const texts: import("../../../entries.js").SettingsReader<{
    readonly closeText: string;
}>;
