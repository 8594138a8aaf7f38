import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../scripts/catalogue';
import type { Kind } from '../../../scripts/contracts/facts';
import { readTable } from '../../../scripts/contracts/table';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/static-types.php', 'rules/coverage.php', 'vendors.php');
});

const table = readTable();

/** The names of a kind that some vendor has or had, in the versions that were read. */
const known = (kind: Kind): Set<string> =>
  new Set(Object.values(table).flatMap(({ facts }) => Object.keys(facts[kind] ?? {})));

/** Handles that a vendor registers by a name that only a run can tell, or that versions before those in the table had. */
const OTHER_HANDLES = [
  // Elementor's and Pro's own: the name is put together.
  'elementor-webpack-runtime',
  'elementor-frontend-modules',
  'elementor-frontend',
  'elementor-pro-webpack-runtime',
  'elementor-pro-frontend',
  'pro-elements-handlers',
  // Older versions.
  'pro-preloaded-elements-handlers',
  'preloaded-elements-handlers',
  'preloaded-modules',
  'social-share',
  'elementskit-elementor',
  'elementskit-framework-js-frontend',
  // ElementsKit's, one for each element: `ekit-` and the name of the element.
  ...['accordion', 'back-to-top', 'blog-posts', 'client-logo', 'countdown-timer', 'funfact', 'header-offcanvas'],
  ...['header-search', 'image-accordion', 'image-comparison', 'nav-menu', 'piechart', 'post-tab', 'progressbar'],
  ...['tab', 'team', 'testimonial', 'video'],
];

/** Elements whose handler does nothing that a page would miss, with what it does. */
const NOTHING_TO_DO = {
  container: 'Effects, which are counted by their settings.',
  section: 'Effects, which are counted by their settings.',
  'text-editor': 'The drop cap, which is counted by its setting.',
  'woocommerce-product-add-to-cart': 'A class on the lists of select2, which our fields do not have.',
};

/** Types of ElementsKit Pro, and of earlier versions of the free one. */
const OTHER_TYPES_OF_ELEMENTSKIT = [
  'ekit-vertical-menu',
  ...['advance-accordion', 'advanced-toggle', 'facebook-review', 'gallery', 'google-map', 'tab', 'video-gallery'],
  ...['woo-product-carousel', 'yelp'],
].map((name) => (name.startsWith('ekit-') ? name : `elementskit-${name}`));

describe('the names in the plugin', () => {
  test('the script handles in the plugin are registered by the vendors, or were', async () => {
    const handles = await rules.evaluate<string[]>(
      "array_merge( ...array_column( \\StorefrontWidgets\\vendors(), 'handles' ) )",
    );
    const scripts = known('script');
    const isKnown = (handle: string): boolean =>
      scripts.has(handle) || OTHER_HANDLES.includes(handle) || OTHER_HANDLES.includes(handle.replace(/^ekit-/, ''));
    expect(handles.filter((handle) => !isKnown(handle))).toEqual([]);
  });

  test('the types without a script in the plugin have no handler of a vendor', async () => {
    const types = await rules.evaluate<string[]>('STATIC_TYPES');
    const handlers = known('handler');
    expect(types.filter((type) => handlers.has(type) && !(type in NOTHING_TO_DO))).toEqual([]);
  });
});

describe('the types that widgets replace', () => {
  /** Those that are no element but a document, or a link. */
  const OTHER_TYPES = ['lightbox', 'popup', ...OTHER_TYPES_OF_ELEMENTSKIT];

  test('the types that widgets replace are types of the vendors', () => {
    const { elementor } = catalogueOf('', { weights: {}, files: {} }) as {
      elementor: Record<string, string[]>;
    };
    const types = new Set([...known('type'), ...known('handler'), ...OTHER_TYPES]);
    expect(Object.keys(elementor).filter((type) => !types.has(type))).toEqual([]);
  });
});
