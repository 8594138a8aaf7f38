import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  tooltip_trigger: 'What shows a text: a press, the pointer or the focus, or nothing.',
  tooltip_position:
    'The edge of its point that a text keeps its distance from, as the page builder says it: with `top` it stands below, with `left` at the right, if there is room.',
  hotspot: 'The points; those with `hotspot_tooltip_position` have a side of their own, `hotspot_position`.',
  hotspot_sequenced_animation: 'The points come one after the other.',
  hotspot_sequenced_animation_duration: 'The time in which the points come, in milliseconds.',
  hotspotText: 'The name of a point without a text. `%n%` is its number.',
};
