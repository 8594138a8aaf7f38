/** Is the page scrolled far enough to show the button? All in pixels. */
export const isPast = (scrollY: number, showAfter: number, offsetTop: number): boolean =>
  Math.ceil(scrollY) > showAfter + offsetTop;

const BUTTON = '.ekit-btt__button, button, a, [role=button]';

/** The button of a host: the host itself if it is one, else the first one inside. */
export const buttonOf = (host: HTMLElement): HTMLElement =>
  host.matches(BUTTON) ? host : (host.querySelector<HTMLElement>(BUTTON) ?? host);

/** Has the button a name for screen readers? Icons do not count. */
export function hasName(button: HTMLElement): boolean {
  if (button.matches('[aria-label], [aria-labelledby], [title]')) return true;
  if (button.querySelector('img[alt]:not([alt=""]), svg title')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], canvas')) hidden.remove();
  return !!copy.textContent?.trim();
}
