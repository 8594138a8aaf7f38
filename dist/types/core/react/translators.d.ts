/** Loads the code that keeps our texts once a script replaces texts of the page: a translator, or WordPress’s for emoji. */
export declare function watchTranslators(): void;
