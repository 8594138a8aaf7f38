/** Their name in the site's `texts`. */
export declare const part = "toast";
/** The texts of a toast. */
export declare const texts: import("../...js").SettingsReader<{
    readonly closeText: string;
}>;
