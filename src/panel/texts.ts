/** The panel's texts in the language of whoever edits. The English text is the key, as in WordPress's translations. */

let translations: Readonly<Record<string, string>> = {};
let tag = 'en';

/** Sets the language, as a BCP 47 tag, and its texts by English text. */
export function setTexts(language: string, given: Readonly<Record<string, string>>): void {
  tag = language;
  translations = given;
}

/** The language of the panel's texts. */
export const language = (): string => tag;

/** A value in a text. */
type Value = string | number;

/** A text in the editor's language. `%s` stands for the next value, `%1$s` for the first one. */
export function t(text: string, ...values: readonly Value[]): string {
  const own = Object.hasOwn(translations, text) ? translations[text] : undefined;
  let next = 0;
  return (own || text).replace(/%(?:(\d)\$)?s/g, (_, number?: string) =>
    String(values[number ? Number(number) - 1 : next++] ?? ''),
  );
}

/** Marks a text of a table that `t()` translates where it is shown. */
export const mark = (text: string): string => text;

/** A label inside a sentence. In English it begins with a small letter, unless it has further capitals. */
export const inside = (label: string): string =>
  tag === 'en' && /^.[^A-Z]*$/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Languages that are written from right to left. */
const RTL = /^(ar|fa|he|ur)\b/;

/** The direction of the panel's texts. */
export const direction = (): 'ltr' | 'rtl' => (RTL.test(tag) ? 'rtl' : 'ltr');
