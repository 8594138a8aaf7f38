import { markPlaceholder } from '../../core/hosts/copies';
import type { Driven } from '../../elementor/takeOver';
import { isRtl } from '../../page/base/device';
import { withoutSticky } from './rules';

const CONTAINERS = '.e-container, .e-container__inner, .e-con, .e-con-inner';
const LIMITS = `${CONTAINERS}, .elementor-widget-wrap`;

/** The limit of an element with `sticky_parent`. A top-level container has none. */
export function limitOf(host: HTMLElement): HTMLElement | undefined {
  const parent = host.parentElement;
  if (!parent || (host.matches(CONTAINERS) && !parent.matches(CONTAINERS))) return undefined;
  const limit = parent.closest<HTMLElement>(LIMITS);
  return limit ?? (host.matches('.elementor-element') ? undefined : parent);
}

/** An element's size and position in its own place. */
export interface Box {
  width: string;
  /** The distance from the window's start edge, in pixels. */
  start: number;
  /** The styles of a spacer for the same place. */
  place: Record<string, string>;
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const KEPT = [
  ...SIDES.map((side) => `margin-${side}`),
  'float',
  'order',
  'align-self',
  'justify-self',
  'grid-row-start',
  'grid-row-end',
  'grid-column-start',
  'grid-column-end',
  'vertical-align',
];

/** The distance between the start edges of `outer` and `inner`. */
export const startWithin = (inner: DOMRect, outer: { left: number; right: number }, isRightToLeft: boolean): number =>
  isRightToLeft ? outer.right - inner.right : inner.left - outer.left;

/** Measures an element in its own place. */
export function boxOf(host: HTMLElement): Box {
  const style = getComputedStyle(host);
  const rect = host.getBoundingClientRect();
  const isPlaced = style.position !== 'static';
  const kept = isPlaced ? [...KEPT, 'position', ...SIDES] : KEPT;
  return {
    width: style.width,
    start: startWithin(rect, { left: 0, right: document.documentElement.clientWidth }, isRtl(host)),
    place: {
      ...Object.fromEntries(kept.map((name) => [name, style.getPropertyValue(name)])),
      display: style.display.startsWith('inline') ? 'inline-block' : 'block',
      'box-sizing': 'border-box',
      flex: 'none',
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    },
  };
}

/** Inserts an empty box after an element, to keep its place. */
export function spacerFor(host: HTMLElement, { place }: Box): HTMLElement {
  const spacer = markPlaceholder(document.createElement('div'));
  spacer.className = 'elementor-sticky__spacer';
  spacer.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries(place)) spacer.style.setProperty(name, value);
  host.after(spacer);
  return spacer;
}

/** The border widths of an element, in pixels. */
export const borderOf = ({
  clientTop,
  clientLeft,
  clientWidth,
  clientHeight,
  offsetWidth,
  offsetHeight,
}: HTMLElement) => ({
  top: clientTop,
  left: clientLeft,
  right: offsetWidth - clientLeft - clientWidth,
  bottom: offsetHeight - clientTop - clientHeight,
});

/** Elementor's own script marks the elements it makes sticky. */
export const driven: Driven = {
  isDriven: (host) => host.classList.contains('elementor-sticky'),
  change: withoutSticky,
};
