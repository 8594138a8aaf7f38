/** Limits, because each character of each word becomes an element. */
const MOST = { words: 50, signs: 200 };

const WORD = '.elementor-headline-dynamic-text';

/** The elements of a headline. */
export interface Parts {
  headline: HTMLElement;
  /** Wraps the rotating or the highlighted words. */
  wrapper: HTMLElement;
  words: readonly HTMLElement[];
}

/** Finds the elements; null if there are no words. */
export function partsOf(host: HTMLElement): Parts | null {
  const words = [...host.querySelectorAll<HTMLElement>(WORD)];
  const wrapper = words[0]?.parentElement;
  if (!wrapper) return null;
  const headline = host.querySelector<HTMLElement>('.elementor-headline') ?? wrapper.parentElement ?? host;
  return { headline, wrapper, words };
}

/** The rotating words: one per line in the settings, else those of the markup. */
export function textsOf(given: string, { words }: Parts): readonly string[] {
  const lines = given.trim() ? given.split('\n') : words.map((word) => word.textContent ?? '');
  return lines
    .slice(0, MOST.words)
    .map((line) => line.trim().replace(/\s+/g, ' ').slice(0, MOST.signs))
    .filter(Boolean);
}
