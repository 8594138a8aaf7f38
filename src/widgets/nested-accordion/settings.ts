import { choice, flag, isRecord, number, type Setting, settingsSchema } from '../../core/settings';

const plain = number(400, { min: 0, unit: 'milliseconds' });

/** A time; the page builder gives it in seconds, too. */
const time: Setting<number> = {
  ...plain,
  read(raw) {
    const given = plain.read(raw);
    return given && isRecord(raw) && raw.unit === 's' ? { value: given.value * 1000 } : given;
  },
};

/** Settings of `nested-accordion`. */
export const settings = settingsSchema({
  max_items_expended: choice(['one', 'multiple'], 'one'),
  n_accordion_animation_duration: time,
  hash: flag(false),
});
