/** The parts of a search that the server prints; those it may leave out can be missing. */
export interface SearchParts {
  wrapper: HTMLElement;
  field: HTMLInputElement;
  /** The box that opens below the field, and the place for results in it. */
  box: HTMLElement;
  results: HTMLElement;
  /** The icon before the field, and the one that empties it. */
  label: Element | null;
  clear: Element | null;
}

/** The search field of a host. */
export const fieldOf = (host: Element): HTMLInputElement | null =>
  host.querySelector<HTMLInputElement>('input.e-search-input');

/** The parts of a host; null if the place for results is missing. */
export function partsOf(host: Element, field: HTMLInputElement): SearchParts | null {
  const wrapper = host.querySelector<HTMLElement>('.e-search');
  const box = host.querySelector<HTMLElement>('.e-search-results-container');
  const results = box?.querySelector<HTMLElement>('.e-search-results');
  if (!wrapper || !box || !results) return null;
  return {
    wrapper,
    field,
    box,
    results,
    label: host.querySelector('.e-search-label > :is(svg, i)'),
    clear: host.querySelector('.e-search-input-wrapper > :is(svg, i)'),
  };
}

/** The number of the page to which a link between results leads; undefined for other links. */
export function pageOf(link: Element): number | undefined {
  if (!link.matches('a.page-numbers')) return undefined;
  const page = new URL((link as HTMLAnchorElement).href, window.location.href).searchParams.get('e-search-page');
  return Number(page) > 0 ? Number(page) : 1;
}
