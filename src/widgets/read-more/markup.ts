/** The text beside a button. The full text is in `data-text` of either of them. */
export const textBeside = (button: HTMLElement): HTMLElement | null =>
  button.parentElement?.querySelector<HTMLElement>(
    button.dataset.text === undefined ? '[data-text]' : 'span:not(.more)',
  ) ?? null;

/** The full text. */
export const wholeOf = (button: HTMLElement, text: HTMLElement): string =>
  button.dataset.text ?? text.dataset.text ?? '';

/** The first characters of a text. */
export const shortened = (whole: string, length: number): string => [...whole].slice(0, length).join('');

/** The elements that show the whole texts. */
export const buttonsOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.more')];

/** How many characters are shown unless the site says otherwise. */
export const LENGTH = 120;
