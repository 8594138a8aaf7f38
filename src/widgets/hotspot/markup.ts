import type { Look } from '../../core/dom/look';

/** The hotspots that have a tooltip. */
export const spotsOf = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('.e-hotspot')].filter((spot) => buttonOf(spot) && tooltipOf(spot));

/** The element that is pressed. */
export const buttonOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__button');

/** The text of a hotspot. */
export const tooltipOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__tooltip');

/** The element that is positioned: the mask out of which an animated tooltip slides, else the tooltip itself. */
export const boxOf = (tooltip: HTMLElement): HTMLElement =>
  tooltip.closest<HTMLElement>('.e-hotspot__direction-mask') ?? tooltip;

/** The link that the hotspot is or contains; null for hotspots with a tooltip only. */
export const linkOf = (spot: Element): HTMLElement | null =>
  spot.closest<HTMLElement>('a[href]') ?? spot.querySelector<HTMLElement>('a[href].e-hotspot__button');

/** Does a hotspot have a name for screen readers? Icons do not count. */
function hasName(button: HTMLElement): boolean {
  if (button.querySelector('img[alt]:not([alt=""])')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return !!copy.textContent?.trim();
}

/** What a hotspot is, and whether its tooltip is open. */
export interface SpotState {
  spot: HTMLElement;
  button: HTMLElement;
  tooltip: HTMLElement;
  /** Do tooltips open by a press, not under the pointer? */
  isPressed: boolean;
  isOpen: boolean;
  /** Its name for screen readers where it has no text. */
  name: string;
  /** The tooltip's id. */
  id: string;
}

/** Does only a press open the tooltip? That of a link opens under the pointer and with the focus. */
export const opensByPress = (spot: Element, isPressed: boolean): boolean => isPressed && !linkOf(spot);

/** The element that has the focus, and is pressed. */
export const targetOf = (spot: HTMLElement, button: HTMLElement): HTMLElement => linkOf(spot) ?? button;

/** Is it a button or a link without the widget? */
export const isNative = (target: Element): boolean => target.matches('button, a[href]');

/** How the element that is pressed looks and sounds. */
export function targetLook({ spot, button, isPressed, isOpen, name, id }: SpotState): Look {
  const native = isNative(targetOf(spot, button));
  const opens = opensByPress(spot, isPressed);
  return {
    attrs: {
      role: native ? undefined : 'button',
      tabindex: native ? undefined : '0',
      'aria-label': hasName(button) ? undefined : name,
      'aria-expanded': opens ? String(isOpen) : undefined,
      'aria-controls': opens ? id : undefined,
      'aria-describedby': opens ? undefined : id,
    },
    style: { cursor: native ? undefined : 'pointer' },
  };
}

/** How a tooltip looks and sounds, which keeps its distance from the edge `side`. */
export const tooltipLook = ({ spot, tooltip, isPressed, isOpen, id }: SpotState, side: string): Look => ({
  attrs: { id, role: opensByPress(spot, isPressed) ? undefined : 'tooltip' },
  class: { [`e-hotspot--tooltip-animation-from-${side}`]: boxOf(tooltip) !== tooltip || undefined },
  style: { visibility: isOpen ? 'visible' : 'hidden' },
});

/** A closed tooltip must not make the page wider. */
export const CLOSED: Readonly<Record<string, string>> = {
  position: 'fixed',
  top: '0',
  left: '0',
  right: 'auto',
  bottom: 'auto',
};
