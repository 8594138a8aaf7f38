/** The elements of a progress bar. */
export interface Parts {
  /** The element in which the bar grows; it becomes the `progressbar`. */
  track: HTMLElement;
  bar: HTMLElement;
  /** A number that counts along. */
  number: HTMLElement | null;
  title: string;
}

const BAR = '.elementor-progress-bar, .skill-track';

/** Finds the parts; null where there is no bar. */
export function partsOf(host: HTMLElement): Parts | null {
  const bar = host.querySelector<HTMLElement>(BAR) ?? (host.firstElementChild as HTMLElement | null);
  const track = bar?.parentElement;
  if (!bar || !track) return null;
  const title = host.querySelector('.elementor-title, .skill-title')?.textContent?.trim() ?? '';
  return { track, bar, number: host.querySelector<HTMLElement>('.number-percentage[data-value]'), title };
}

/** The server's value: the attribute of the bar, of its number or of its track, else the bar's width. */
export const givenValue = ({ track, bar, number }: Parts): string | null =>
  bar.getAttribute('data-max') ??
  number?.getAttribute('data-value') ??
  track.getAttribute('aria-valuenow') ??
  (bar.style.width.endsWith('%') ? bar.style.width.slice(0, -1) : null);
