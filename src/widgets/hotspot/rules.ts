/** The edges from which a tooltip keeps its distance; it is on the opposite side of its hotspot. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** One of these edges. */
export type Side = (typeof SIDES)[number];

/** Is this the name of an edge? */
export const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);

/** The name of a hotspot without a text, where the site gives none. */
export const NAME_TEXT = 'Details %n%';

/** A hotspot, as Elementor prints it. */
export interface Spot {
  _id?: unknown;
  hotspot_tooltip_position?: unknown;
  hotspot_position?: unknown;
}

/** A hotspot's own side; null where it has none. */
export function ownSide(spots: readonly Spot[], element: Element): Side | null {
  const spot = spots.find(
    ({ _id }) => typeof _id === 'string' && element.classList.contains(`elementor-repeater-item-${_id}`),
  );
  const side = spot?.hotspot_tooltip_position === 'yes' ? spot.hotspot_position : null;
  return isSide(side) ? side : null;
}
