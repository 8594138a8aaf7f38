/** The elements of a progress bar. */
export interface Parts {
  /** The element in which the bar grows; it becomes the `progressbar`. */
  track: HTMLElement;
  bar: HTMLElement;
  /** A number that counts along. */
  number: HTMLElement | null;
  title: string;
  /** Does the bar grow upwards? */
  isUpright: boolean;
  /** JetElements' element with the settings. */
  jet: Element | null;
}

const BAR = '.elementor-progress-bar, .skill-track, .jet-progress-bar__status-bar';
const NUMBER = '.number-percentage[data-value], .jet-progress-bar__percent-value';
const TITLE = '.elementor-title, .skill-title, .jet-progress-bar__title-text';

/** Finds the parts; null where there is no bar. */
export function partsOf(host: HTMLElement): Parts | null {
  const bar = host.querySelector<HTMLElement>(BAR) ?? (host.firstElementChild as HTMLElement | null);
  const track = bar?.parentElement;
  if (!bar || !track) return null;
  const title = host.querySelector(TITLE)?.textContent?.trim() ?? '';
  const jet = host.querySelector('.jet-progress-bar');
  const isUpright = jet?.getAttribute('data-type') === 'type-7';
  return { track, bar, number: host.querySelector<HTMLElement>(NUMBER), title, isUpright, jet };
}

/** The server's value: the attribute of the bar, of its number or of its track, else the bar's width. */
export const givenValue = ({ track, bar, number, jet }: Parts): string | null =>
  jet?.getAttribute('data-percent') ??
  bar.getAttribute('data-max') ??
  number?.getAttribute('data-value') ??
  track.getAttribute('aria-valuenow') ??
  (bar.style.width.endsWith('%') ? bar.style.width.slice(0, -1) : null);
