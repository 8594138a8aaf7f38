import { choice, flag, isText, list, number, type Setting, settingsSchema } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `sticky`; Elementor prints them on the element that sticks. */
export const settings = settingsSchema({
  /** The edge of the window that the element stays at: `top` or `bottom`. Not given: it scrolls with the page. */
  sticky: choice(['top', 'bottom', ''], ''),
  /** The devices that it sticks on, like `desktop`, `tablet`, `mobile`. Not given: all. */
  sticky_on: { ...list(isText, [], 'list of devices', { max: 20 }), fallback: null } as Setting<
    readonly string[] | null
  >,
  /** How far from the edge it stays. A fixed admin bar at the top is added. */
  sticky_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  /** How much further the page must be scrolled for `elementor-sticky--effects`. */
  sticky_effects_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  /** Keep the element within the column or container that it stands in. */
  sticky_parent: flag(false),
  /** How far below the top of the window links to places beneath it lead; see `anchors`. */
  sticky_anchor_link_offset: number(0, { min: 0, max: 100_000, unit: 'px' }),
});
