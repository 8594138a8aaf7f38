import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  offset_top: 'Where the button leads: this far below the top of the page.',
  show_after: 'How far beyond `offset_top` the page must be scrolled for the button to show.',
  show_scroll: 'Show the button only once the page is scrolled; else it always shows.',
  style: '`progress_indicator` draws a ring that fills as the page is scrolled.',
  foreground:
    'The colour of the ring’s filled part. Not given: `--storefront-ring` of the theme, else the colour of the text.',
  background: 'The colour of the ring. Not given: `--storefront-ring-track` of the theme, else `#eee`.',
  label: 'The name of a button that has no text.',
};
