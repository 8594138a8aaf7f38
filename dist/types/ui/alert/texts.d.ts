/** Their name in the site's `texts`. */
export declare const part = "alert";
/** The texts of an alert that its caller leaves out. */
export declare const texts: import("../...js").SettingsReader<{
    readonly buttonText: string;
    readonly confirmText: string;
    readonly cancelText: string;
    readonly closeText: string;
}>;
