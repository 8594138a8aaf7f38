/** The bar with the buttons. */
export const barOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-filter');

/** The filter buttons, in document order. */
export const buttonsOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.e-filter-item')];

/** The term that a button stands for. */
export const termOf = (button: HTMLElement): string => button.dataset.filter ?? '';

/** The number of earlier bars on the page with the same taxonomy. */
function countBefore(bar: Element | null, taxonomy: string): number {
  const bars = [...document.querySelectorAll('.e-filter')];
  const settingsOf = (one: Element): string => one.closest('[data-settings]')?.getAttribute('data-settings') ?? '';
  return bars.slice(0, bar ? bars.indexOf(bar) : 0).filter((one) => settingsOf(one).includes(`"${taxonomy}"`)).length;
}

/** A taxonomy in words: `product_cat` gives `category`, `pa_shoe-size` gives `shoe size`. */
export function wordOf(taxonomy: string): string {
  const word = taxonomy.replace(/^(product|post|pa)_/, '').replace(/[_-]+/g, ' ');
  return word === 'cat' ? 'category' : word;
}

/** The name of a bar where neither the page nor the site gives one. */
export const NAME_TEXT = 'Filter by %taxonomy%';

/**
 * The name of a bar for screen readers; a second one for the same taxonomy gets a number, because landmarks need
 * different names.
 */
export function nameOfBar(bar: Element, taxonomy: string, template = NAME_TEXT): string {
  const name = template.replaceAll('%taxonomy%', () => wordOf(taxonomy));
  const before = countBefore(bar, taxonomy);
  return before > 0 ? `${name} (${before + 1})` : name;
}
