import { choice, flag, isText, list, number, type Setting, settingsSchema } from '../../core/settings';
import { perDevice } from '../../page/devices';

/** Settings of `sticky`; the page builder prints them on the element that sticks. */
export const settings = settingsSchema({
  sticky: choice(['top', 'bottom', ''], ''),
  sticky_on: { ...list(isText, [], 'list of devices', { max: 20 }), fallback: null } as Setting<
    readonly string[] | null
  >,
  sticky_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  sticky_effects_offset: perDevice(number(0, { min: -100_000, max: 100_000, unit: 'px' })),
  sticky_parent: flag(false),
  sticky_anchor_link_offset: number(0, { min: 0, max: 100_000, unit: 'px' }),
});
