const NUMBER = '.elementor-counter-number, .number-percentage, [data-to-value], [data-value]';

/** The element that shows the number: one inside, unless the host is it. */
export const numberOf = (host: HTMLElement): HTMLElement =>
  host.matches(NUMBER) ? host : (host.querySelector<HTMLElement>(NUMBER) ?? host);
