import { describe, expect, test } from 'vitest';
import { forgetHeard, heardByAnalytics, heardByOthers, legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, type WatchedPage } from '../support/page';
import { atRest, panelsPage, visible } from '../support/panels';

const WIDGETS = [
  'tabs',
  'accordion',
  'nested-tabs',
  'nested-accordion',
  'elementskit-accordion',
  'elementskit-tabs',
  'image-accordion',
];
const ALL =
  'tabs,accordion,toggle,nested-tabs,nested-accordion,elementskit-accordion,elementskit-tabs,post-tab,switch,pictures';
const TITLES = [
  '#elementor-tab-title-7012',
  '#elementor-tab-title-7032',
  '#elementor-tab-title-7052',
  '#e-n-tab-title-7062',
  '#back summary',
  '[data-target="#Collapse-17ab0008"]',
  '#content-17ab0010-tab',
  '.tab__list__item >> nth=1',
  '.elementskit-switch-nav-link-2',
  'label[for="ekit_ia_7ab0014_0"]',
];
const BODIES = '.elementor-tab-content, .e-con.e-child, .collapse, .collapsing, .tab-pane, .tabItem';

const theirs = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /tab|accordion|toggle|collapse|tool/.test(effect));

describe('panels beside the scripts of Elementor and ElementsKit', () => {
  for (const order of ['first', 'last', 'delayed'] as const) {
    test(`the panels open once, by our widgets alone, our tag: ${order}`, async () => {
      const page = await openBesideLegacy(panelsPage(ALL), order, WIDGETS);
      expect(await theirs(page)).toEqual([]);
      await forgetHeard(page);
      for (const title of TITLES) await page.click(title);
      await atRest(page, BODIES);
      expect(await theirs(page)).toEqual([]);
      // The press on the label is a click on its field, too.
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(TITLES.length + 1);
      expect((await heardByAnalytics(page, 'click')).bubble).toBe(TITLES.length + 1);
      await expect
        .poll(() => visible(page, '.elementor-tabs .elementor-tab-content'))
        .toEqual(['Ash and quartz. The mug has the blue one.']);
      await expect.poll(() => visible(page, '.elementor-accordion .elementor-tab-content')).toHaveLength(1);
      await expect.poll(() => visible(page, '.elementskit-card-body')).toHaveLength(1);
      await expect.poll(() => visible(page, '.tab-pane, .tabItem')).toHaveLength(3);
      expectNoProblems(page);
    });
  }
});
