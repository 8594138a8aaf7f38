/** Letters of these scripts are joined; alone they would look different. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** The letters of a word, as they are read; a word of a joined script is one. */
export function lettersOf(word: string): readonly string[] {
  if (JOINED.test(word)) return [word];
  if (!('Segmenter' in Intl)) return [...word];
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}
