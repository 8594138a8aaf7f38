/** The element that holds the drawing; the server leaves it empty. */
export const placeOf = (host: HTMLElement): HTMLElement =>
  host.querySelector<HTMLElement>('.e-lottie__animation') ?? host;

/** The element under whose pointer it plays. */
export function hoverAreaOf(host: HTMLElement, area: 'animation' | 'column' | 'section'): HTMLElement {
  if (area === 'animation') return placeOf(host);
  const selector = area === 'column' ? '.elementor-column, .e-con' : '.elementor-section, .e-con.e-parent';
  return host.closest<HTMLElement>(selector) ?? host;
}

/** How far an element has come, in percent: through the window, or with the page. */
export function percentOf(host: Element, isPage: boolean): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const { top, height } = host.getBoundingClientRect();
  const [passed, whole] = isPage
    ? [window.scrollY, scrollHeight - clientHeight]
    : [clientHeight - top, clientHeight + height];
  return whole > 0 ? Math.min(100, Math.max(0, (passed / whole) * 100)) : 0;
}
