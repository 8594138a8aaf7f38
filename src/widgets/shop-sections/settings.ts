import { flag, type InferSettings, isRecord, number, phrase, type Setting, settingsSchema } from '../../core/settings';

const pixels = number(0, { min: 0, max: 2000, unit: 'pixels' });

/** The page builder writes a length as a number, or as `{ size, unit }`. */
const offset: Setting<number> = {
  ...pixels,
  read: (raw) => pixels.read(isRecord(raw) ? raw.size : raw),
};

/** Settings of `shop-sections`. */
export const settings = settingsSchema({
  sticky_right_column: flag(false),
  sticky_right_column_offset: offset,
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  errorText: phrase('This did not work. Please try again.'),
});

/** Their values. */
export type SectionSettings = InferSettings<typeof settings>;
