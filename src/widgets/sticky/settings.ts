import { choice, flag, isText, list, number, type Setting, settingsSchema } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `sticky`; Elementor prints them on the element that sticks. */
export const settings = settingsSchema({
  /** The edge of the window to stick to: `top` or `bottom`. Not given: it scrolls with the page. */
  sticky: choice(['top', 'bottom', ''], ''),
  /** The devices to stick on, like `desktop`, `tablet`, `mobile`. Not given: all. */
  sticky_on: { ...list(isText, [], 'list of devices', { max: 20 }), fallback: null } as Setting<
    readonly string[] | null
  >,
  /** The distance from the edge. The height of a fixed admin bar is added at the top. */
  sticky_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  /** How much further to scroll before `elementor-sticky--effects` is set. */
  sticky_effects_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  /** Keeps the element within its column or container. */
  sticky_parent: flag(false),
  /** The distance between the top of the window and the target of a link below it; see `anchors`. */
  sticky_anchor_link_offset: number(0, { min: 0, max: 100_000, unit: 'px' }),
});
