import { afterEach, expect, test } from 'vitest';
import { direction, inside, language, setTexts, t } from '../../../src/panel/texts';

afterEach(() => setTexts('en', {}));

test('a text without a translation is English, and its values are put in', () => {
  expect(t('Move item %s up', 3)).toBe('Move item 3 up');
  expect(t('Version %1$s, %2$s, %1$s', 'a', 'b')).toBe('Version a, b, a');
  // A value may look like a placeholder.
  expect(t('Undone: %s.', '%s')).toBe('Undone: %s.');
});

test('a text is shown in the editor’s language, with its values in another order', () => {
  setTexts('de-DE', { '%1$s of %2$s': '%2$s, davon %1$s', empty: '' });
  expect(t('%1$s of %2$s', 1, 9)).toBe('9, davon 1');
  expect(t('empty')).toBe('empty');
  expect(t('toString')).toBe('toString');
  expect([language(), direction()]).toEqual(['de-DE', 'ltr']);
});

test('a label begins with a small letter in an English sentence, and only there', () => {
  expect([inside('Image carousel'), inside('Tabs (JetTabs)')]).toEqual(['image carousel', 'Tabs (JetTabs)']);
  setTexts('de-DE', {});
  expect(inside('Bilderkarussell')).toBe('Bilderkarussell');
});

test.each(['ar', 'ar-EG', 'he-IL', 'fa-IR'])('texts of %s run from right to left', (tag) => {
  setTexts(tag, {});
  expect(direction()).toBe('rtl');
});
