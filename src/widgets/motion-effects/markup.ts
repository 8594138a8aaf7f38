import type { Driven } from '../../elementor/takeOver';

const CHILD: Record<string, string> = {
  widget: ':scope > .elementor-widget-container',
  column: ':scope > .elementor-widget-wrap',
};

/** The element that moves: the inner wrapper, which newer pages omit, or the element itself. */
export function targetOf(host: HTMLElement): HTMLElement {
  const child = CHILD[host.getAttribute('data-element_type') ?? ''];
  return (child && host.querySelector<HTMLElement>(child)) || host;
}

/** The parent for the layer of an element's background. */
export const layerPlaceOf = (host: HTMLElement): HTMLElement =>
  (host.getAttribute('data-element_type') === 'column' &&
    host.querySelector<HTMLElement>(':scope > .elementor-element-populated')) ||
  host;

/** An element's height without padding and border, in pixels. */
export function contentHeight(element: Element): number {
  const style = getComputedStyle(element);
  const of = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const height = of('height');
  if (style.boxSizing !== 'border-box') return height;
  const edges = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'];
  return Math.max(
    0,
    edges.reduce((rest, name) => rest - of(name), height),
  );
}

const SWITCH = /motion_fx_motion_fx_(scrolling|mouse)$/;

/** Elementor's own script marks the elements it moves. */
export const driven: Driven = {
  isDriven: (host) =>
    targetOf(host).classList.contains('elementor-motion-effects-element') ||
    host.classList.contains('elementor-motion-effects-element-type-background'),
  change: (settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => !SWITCH.test(key))),
};
