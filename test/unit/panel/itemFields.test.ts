import { expect, test } from 'vitest';
import type { Change } from '../../../src/panel/drafts';
import { labelOfChange } from '../../../src/panel/itemFields';
import type { Preview } from '../../../src/panel/preview';

const FORMS = {
  'image-carousel': {
    label: 'Image carousel',
    fields: { slides_to_show: { label: 'Slides shown' }, speed: { label: 'Speed' } },
  },
  slides: {
    label: 'Slides',
    fields: { slides_to_show: { label: 'Slides shown' }, speed: { label: 'Duration of a move' } },
  },
};

const labelOf = (entry: string, key: string): string =>
  labelOfChange({ place: 'site', entry, key, next: undefined } as Change, [], FORMS, {} as Preview);

test.each([
  ['image-carousel', 'speed', 'Speed'],
  ['slides', 'speed', 'Duration of a move'],
  ['image-carousel', 'slides_to_show_mobile', 'Slides shown, Mobile'],
  // All forms with the key agree.
  ['.hero', 'slides_to_show', 'Slides shown'],
  ['.hero', 'slides_to_show_tablet', 'Slides shown, Tablet'],
  // They do not.
  ['.hero', 'speed', 'speed'],
  ['.hero', 'unknown_mobile', 'unknown_mobile'],
  ['slides', 'constructor', 'constructor'],
])('a change of %s, %s, which no widget of the page has, is named “%s”', (entry, key, label) => {
  expect(labelOf(entry, key)).toBe(label);
});
