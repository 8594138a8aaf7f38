import { type InferSettings, isRecord, type Setting, settingsSchema, text } from '../../core/settings';

/** The page builder writes an address as `{ url, is_external, … }`. */
const address: Setting<string> = {
  read(raw) {
    const given = isRecord(raw) ? raw.url : raw;
    return typeof given === 'string' ? { value: given } : undefined;
  },
  fallback: '',
  expected: 'address, or an object with its `url`',
};

/** Settings of `share-buttons`. */
export const settings = settingsSchema({
  share_url: address,
  title: text(''),
  text: text(''),
  image: text(''),
});

/** Their values. */
export type ShareSettings = InferSettings<typeof settings>;
