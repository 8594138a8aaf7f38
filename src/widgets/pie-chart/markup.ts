const CHART = '.piechart, [data-percent]';

/** The element that the ring is drawn in: one inside, unless the host is it. */
export const chartOf = (host: HTMLElement): HTMLElement =>
  host.matches(CHART) ? host : (host.querySelector<HTMLElement>(CHART) ?? host);

/** Is there a text in it, such as the percentage? Then that is what screen readers have. */
export const hasText = (chart: Element): boolean => !!chart.textContent?.trim();
