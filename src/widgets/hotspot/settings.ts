import { choice, flag, isRecord, list, number, phrase, settingsSchema } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';
import { NAME_TEXT, SIDES, type Spot } from './rules';

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
  hotspotText: phrase(NAME_TEXT),
});
