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
  /** The address that is shared. Default: the page. */
  share_url: address,
  /** The shared title. Default: the title that Elementor prints for the page, else the document’s. */
  title: text(''),
  /** The shared text. Default: the page’s excerpt. */
  text: text(''),
  /** The address of the shared image. Default: the page’s featured image. */
  image: text(''),
});

/** The values of the settings. */
export type ShareSettings = InferSettings<typeof settings>;
