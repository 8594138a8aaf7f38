/** The bar with the buttons. */
export const barOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-filter');

/** The buttons, in the order of the page. */
export const buttonsOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.e-filter-item')];

/** The term that a button stands for. */
export const termOf = (button: HTMLElement): string => button.dataset.filter ?? '';

/** How many bars before this one filter by the same taxonomy. */
export function countBefore(bar: Element | null, taxonomy: string): number {
  const bars = [...document.querySelectorAll('.e-filter')];
  const settingsOf = (one: Element): string => one.closest('[data-settings]')?.getAttribute('data-settings') ?? '';
  return bars.slice(0, bar ? bars.indexOf(bar) : 0).filter((one) => settingsOf(one).includes(`"${taxonomy}"`)).length;
}

/** A taxonomy as a word: `product_cat` is the category, `pa_shoe-size` the shoe size. */
export function wordOf(taxonomy: string): string {
  const word = taxonomy.replace(/^(product|post|pa)_/, '').replace(/[_-]+/g, ' ');
  return word === 'cat' ? 'category' : word;
}
