import { choice, flag, isRecord, number, type Setting, settingsSchema } from '../../core/settings/settings';

const plain = number(400, { min: 0, unit: 'milliseconds' });

/** A duration, which Elementor may give in seconds. */
const time: Setting<number> = {
  ...plain,
  read(raw) {
    const given = plain.read(raw);
    return given && isRecord(raw) && raw.unit === 's' ? { value: given.value * 1000 } : given;
  },
};

/** Settings of `nested-accordion`. */
export const settings = settingsSchema({
  /** `one`: opening an item closes the others. */
  max_items_expended: choice(['one', 'multiple'], 'one'),
  /** How long an item slides; in seconds if given as `{ "size": 0.4, "unit": "s" }`. */
  n_accordion_animation_duration: time,
  /** Writes the id of the opened item into the address. The item that the address names opens anyway. */
  hash: flag(false),
});
