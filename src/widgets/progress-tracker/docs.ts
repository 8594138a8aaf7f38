import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  type: '`circular`: a ring, which needs a circle in an SVG; else a bar.',
  direction: 'Which way round a ring grows: `ltr` the other way. A bar follows the style sheet.',
  percentage: 'Write the percentage into the tracker.',
  relative_to: 'What counts: the page, the post’s text, or what `selector` finds.',
  selector: 'The CSS selector of a part of the page. Where it finds nothing the page counts.',
  label: 'The tracker’s name for screen readers.',
};
