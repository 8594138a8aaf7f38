import { type InferSettings, isRecord, type Setting, settingsSchema, text } from '../../core/settings/settings';

/** Elementor writes an address as `{ url, is_external, … }`. */
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
  /** What is shared. Not given: the page. */
  share_url: address,
  /** Its title. Not given: what Elementor prints for the page, else the document’s. */
  title: text(''),
  /** A text with it. Not given: the page’s excerpt. */
  text: text(''),
  /** The address of its picture. Not given: the page’s featured image. */
  image: text(''),
});

/** Their values. */
export type ShareSettings = InferSettings<typeof settings>;
