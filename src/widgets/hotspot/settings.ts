import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  phrase,
  settingsSchema,
} from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** The edges from which a tooltip keeps its distance; it is on the opposite side of its hotspot. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** One of these edges. */
export type Side = (typeof SIDES)[number];

/** A hotspot, as Elementor prints it. */
interface Spot {
  _id?: unknown;
  hotspot_tooltip_position?: unknown;
  hotspot_position?: unknown;
}

/** Settings of `hotspot`, as Elementor prints them. */
export const settings = settingsSchema({
  /** Opens tooltips by a press, by the pointer and the focus, or never. */
  tooltip_trigger: choice(['click', 'mouseenter', 'none'], 'click'),
  /**
   * The edge from which a tooltip keeps its distance, as in Elementor: with `top` it is below the hotspot, with `left`
   * on its right, where there is room.
   */
  tooltip_position: perDevice(choice(SIDES, 'top')),
  /** The hotspots. One with `hotspot_tooltip_position` has its own side, `hotspot_position`. */
  hotspot: list<Spot>(isRecord, [], 'list of points'),
  /** Shows the hotspots one after the other. */
  hotspot_sequenced_animation: flag(false),
  /** The time until all hotspots are shown, in milliseconds. */
  hotspot_sequenced_animation_duration: number(1000, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** The name of a hotspot without a text. `%n%` is its number. */
  hotspotText: phrase('Details %n%'),
});

/** The values of the settings. */
export type HotspotSettings = InferSettings<typeof settings>;

const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);

/** A hotspot's own side; null where it has none. */
export function ownSide(spots: HotspotSettings['hotspot'], element: Element): Side | null {
  const spot = spots.find(
    ({ _id }) => typeof _id === 'string' && element.classList.contains(`elementor-repeater-item-${_id}`),
  );
  const side = spot?.hotspot_tooltip_position === 'yes' ? spot.hotspot_position : null;
  return isSide(side) ? side : null;
}
