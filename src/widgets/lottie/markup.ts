/** The element for the drawing, which the server leaves empty. */
export const placeOf = (host: HTMLElement): HTMLElement =>
  host.querySelector<HTMLElement>('.e-lottie__animation') ?? host;

/** The element whose hover plays the animation. */
export function hoverAreaOf(host: HTMLElement, area: 'animation' | 'column' | 'section'): HTMLElement {
  if (area === 'animation') return placeOf(host);
  const selector = area === 'column' ? '.elementor-column, .e-con' : '.elementor-section, .e-con.e-parent';
  return host.closest<HTMLElement>(selector) ?? host;
}

/** How far an element has passed through the window, or the page has scrolled, in percent. */
export function percentOf(host: Element, isPage: boolean): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const { top, height } = host.getBoundingClientRect();
  const [passed, whole] = isPage
    ? [window.scrollY, scrollHeight - clientHeight]
    : [clientHeight - top, clientHeight + height];
  return whole > 0 ? Math.min(100, Math.max(0, (passed / whole) * 100)) : 0;
}
