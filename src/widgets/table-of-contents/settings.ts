import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  phrase,
  type Setting,
  settingsSchema,
} from '../../core/settings';
import { isSelectorText, selectorText } from '../../page/selectorText';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'];

const isTag = (item: unknown): boolean => TAGS.includes(String(item));

/** A class list; the page builder writes an icon as `{ value, library }`. */
const icon: Setting<string> = {
  read(raw) {
    const given = isRecord(raw) ? raw.value : raw;
    return typeof given === 'string' ? { value: given } : { value: '' };
  },
  fallback: '',
  expected: 'class list, or an object with it as `value`',
};

/** The page builder writes one selector as text, several as a list. */
const selectors: Setting<readonly string[]> = {
  read: (raw) =>
    typeof raw === 'string'
      ? { value: raw && isSelectorText(raw) ? [raw] : [] }
      : list<string>(isSelectorText, [], '', { max: 50 }).read(raw),
  fallback: [],
  expected: 'selector, or list of selectors',
};

/** Settings of `table-of-contents`. */
export const settings = settingsSchema({
  headings_by_tags: list<string>(isTag, ['h2', 'h3', 'h4', 'h5', 'h6'], 'list of tag names', { max: 20 }),
  container: selectorText(''),
  exclude_headings_by_selector: selectors,
  marker_view: choice(['numbers', 'bullets'], 'numbers'),
  icon,
  hierarchical_view: flag(false),
  collapse_subitems: flag(false),
  minimize_box: flag(false),
  minimized_on: choice(['desktop', 'tablet', 'mobile', 'none'], 'tablet'),
  no_headings_message: phrase('No headings were found on this page.'),
  expandText: phrase('Open table of contents'),
  collapseText: phrase('Close table of contents'),
});

/** Their values. */
export type ContentsSettings = InferSettings<typeof settings>;
