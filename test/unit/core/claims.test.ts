import { expect, test, vi } from 'vitest';
import { createClaims, widgetNames } from '../../../src/core/claim/claims';
import { element } from './dom';

const tabs = { name: 'tabs', adopts: ['.wc-tabs'] };
const sticky = { name: 'sticky' };
const namesOf = (claims: ReturnType<typeof createClaims>, node: Element): string[] =>
  claims.manifests.filter((type) => claims.claims(type, node)).map(({ name }) => name);

test('an element is claimed by mark and by selector, in the order of registration', () => {
  const claims = createClaims([tabs, sticky], {});
  expect(namesOf(claims, element('<p class="wc-tabs" data-widget="sticky other"></p>'))).toEqual(['tabs', 'sticky']);
  expect(namesOf(claims, element('<p data-widget="sticky-header"></p>'))).toEqual([]);
  expect(namesOf(claims, element('<p></p>'))).toEqual([]);
});

test('an element that is marked with none is left alone, even among other names', () => {
  const claims = createClaims([tabs, sticky], {});
  for (const mark of ['none', 'sticky none', ' none\n']) {
    const node = element(`<p class="wc-tabs" data-widget="${mark}"></p>`);
    expect(namesOf(claims, node)).toEqual([]);
  }
  expect(widgetNames(element('<p data-widget=" a\n b  none "></p>'))).toEqual(['a', 'b']);
});

test('a selector that is not closed does not break the others', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const claims = createClaims([{ name: 'odd', adopts: ['[data-odd', '.odd /* never closed', '.even'] }, tabs], {});
  expect(namesOf(claims, element('<p class="even"></p>'))).toEqual(['odd']);
  expect(namesOf(claims, element('<p class="wc-tabs"></p>'))).toEqual(['tabs']);
  expect(element('<p class="wc-tabs"></p>').matches(claims.selector())).toBe(true);
});

test('a type that is disabled on this site claims nothing', () => {
  const claims = createClaims([tabs, sticky], { disable: ['tabs'] });
  expect(namesOf(claims, element('<p class="wc-tabs" data-widget="sticky"></p>'))).toEqual(['sticky']);
});

test('an element is released for one type and reclaimed for it', () => {
  const claims = createClaims([tabs, sticky], {});
  const node = element('<p class="wc-tabs" data-widget="sticky"></p>');
  claims.release(node, 'tabs');
  expect(namesOf(claims, node)).toEqual(['sticky']);
  expect(namesOf(claims, element('<p class="wc-tabs"></p>'))).toEqual(['tabs']);
  claims.reclaim(node, 'tabs');
  expect(namesOf(claims, node)).toEqual(['tabs', 'sticky']);
});

test('types that are added later claim their elements', () => {
  const claims = createClaims([tabs], {});
  claims.add(sticky);
  expect(document.createElement('p').matches(claims.selector())).toBe(false);
  expect(element('<p data-widget="sticky"></p>').matches(claims.selector())).toBe(true);
});

test('no element is claimed when all claims have ended', () => {
  const claims = createClaims([tabs], {});
  claims.end();
  expect(namesOf(claims, element('<p class="wc-tabs"></p>'))).toEqual([]);
});
