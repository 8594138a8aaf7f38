import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  phrase,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
import { isSelectorText, selectorText } from '../../page/scroll/selectorText';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'];

const isTag = (item: unknown): boolean => TAGS.includes(String(item));

/** A class list, or markup. Elementor writes an icon as `{ value, library }`, and its drawing, if any, as `rendered_tag`. */
const icon: Setting<string> = {
  read(raw) {
    const given = isRecord(raw) ? raw.rendered_tag || raw.value : raw;
    return typeof given === 'string' ? { value: given } : { value: '' };
  },
  fallback: '',
  expected: 'class list, or an object with it as `value`',
};

/** Elementor writes one selector as text, several as a list. */
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
  /** The elements that count as headings. */
  headings_by_tags: list<string>(isTag, ['h2', 'h3', 'h4', 'h5', 'h6'], 'list of tag names', { max: 20 }),
  /**
   * The selector of the elements in which headings are searched. Default: Elementor’s document of the page, else `main`.
   */
  container: selectorText(''),
  /** Selectors of headings to leave out, or of elements around them. */
  exclude_headings_by_selector: selectors,
  /** The marker before an item. */
  marker_view: choice(['numbers', 'bullets'], 'numbers'),
  /** The classes of the bullet. */
  icon,
  /** Puts smaller headings into nested lists. */
  hierarchical_view: flag(false),
  /** Shows a nested list only while its section is being read. */
  collapse_subitems: flag(false),
  /** Shows buttons in the header that fold the list. */
  minimize_box: flag(false),
  /** The largest device on which the list is initially folded. */
  minimized_on: choice(['desktop', 'tablet', 'mobile', 'none'], 'tablet'),
  /** Shown if there are no headings. */
  no_headings_message: phrase('No headings were found on this page.'),
  /** The name of the button that unfolds the list. */
  expandText: phrase('Open table of contents'),
  /** The name of the button that folds the list. */
  collapseText: phrase('Close table of contents'),
});

/** The values of the settings. */
export type ContentsSettings = InferSettings<typeof settings>;
