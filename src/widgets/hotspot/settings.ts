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

/** The edges of a point that its text keeps its distance from; it stands on the other side. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** One of the four. */
export type Side = (typeof SIDES)[number];

/** A point, as Elementor lists it. */
interface Spot {
  _id?: unknown;
  hotspot_tooltip_position?: unknown;
  hotspot_position?: unknown;
}

/** Settings of `hotspot`, as Elementor prints them. */
export const settings = settingsSchema({
  /** What shows a text: a press, the pointer or the focus, or nothing. */
  tooltip_trigger: choice(['click', 'mouseenter', 'none'], 'click'),
  /**
   * The edge of its point that a text keeps its distance from, as Elementor says it: with `top` it stands below,
   * with `left` at the right, if there is room.
   */
  tooltip_position: perDevice(choice(SIDES, 'top')),
  /** The points; those with `hotspot_tooltip_position` have a side of their own, `hotspot_position`. */
  hotspot: list<Spot>(isRecord, [], 'list of points'),
  /** The points come one after the other. */
  hotspot_sequenced_animation: flag(false),
  /** The time in which the points come, in milliseconds. */
  hotspot_sequenced_animation_duration: number(1000, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** The name of a point without a text. `%n%` is its number. */
  hotspotText: phrase('Details %n%'),
});

/** The values of the settings. */
export type HotspotSettings = InferSettings<typeof settings>;

const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);

/** The side that a point asks for itself; null where it takes that of all. */
export function ownSide(spots: HotspotSettings['hotspot'], element: Element): Side | null {
  const spot = spots.find(
    ({ _id }) => typeof _id === 'string' && element.classList.contains(`elementor-repeater-item-${_id}`),
  );
  const side = spot?.hotspot_tooltip_position === 'yes' ? spot.hotspot_position : null;
  return isSide(side) ? side : null;
}
