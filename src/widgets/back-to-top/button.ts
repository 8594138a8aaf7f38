const BUTTON = '.ekit-btt__button, button, a, [role=button]';

/** The button of a host: inside it, or the host itself. */
export const buttonOf = (host: HTMLElement): HTMLElement =>
  host.matches(BUTTON) ? host : (host.querySelector<HTMLElement>(BUTTON) ?? host);

/** Has it a name for screen readers? Icons have none, also those that are letters of a font. */
export function hasName(button: HTMLElement): boolean {
  if (button.matches('[aria-label], [aria-labelledby], [title]')) return true;
  if (button.querySelector('img[alt]:not([alt=""]), svg title')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], canvas')) hidden.remove();
  return !!copy.textContent?.trim();
}
