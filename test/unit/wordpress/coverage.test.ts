import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../scripts/catalogue';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/static-types.php', 'rules/coverage.php', 'vendors.php');
});

const { elementor, effects } = catalogueOf('', { weights: {}, files: {} }) as Record<
  'elementor' | 'effects',
  Record<string, string[]>
>;

/** The beginnings of types and settings by vendor, in the plugin's words. */
const VENDORS = "array_column( \\StorefrontWidgets\\vendors(), 'beginnings', 'name' )";

interface Element {
  type: string;
  settings?: Record<string, unknown>;
}

/** The names that no widget covers, of the vendors that have some. */
async function uncovered(elements: readonly Element[], off: readonly string[] = []): Promise<Record<string, string[]>> {
  const variables = {
    elements: elements.map(({ type, settings = {} }) => ({ type, settings })),
    covered: elementor,
    effects,
    off,
  };
  const found = await rules.evaluate<Record<string, string[]>>(
    `uncovered( $elements, $covered, $effects, ${VENDORS}, $off )`,
    variables,
  );
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
}

const section = (settings: Record<string, unknown>): Element => ({ type: 'section', settings });

describe('the coverage without a vendor’s script', () => {
  test('a page without elements needs no script of a vendor', async () => {
    expect(await uncovered([])).toEqual({});
  });

  test.each([
    'section',
    'column',
    'container',
    'heading',
    'flip-box',
    'login',
    'woocommerce-products',
    'woocommerce-product-images',
    'elementskit-page-list',
    'elementskit-faq',
    'jet-headline',
    'jet-single-price',
    'wp-widget-text',
  ])('an element without a handler needs no script of a vendor: %s', async (type) => {
    expect(await uncovered([{ type }])).toEqual({});
  });

  test('an element that a widget replaces needs no script of a vendor', async () => {
    expect(await uncovered(Object.keys(elementor).map((type) => ({ type })))).toEqual({});
  });

  test('an effect that is switched off needs no script of a vendor', async () => {
    const off = ['motion-effects', 'sticky', 'entrance', 'stretched-section', 'parallax'];
    const settings = { motion_fx_range: '', sticky: 'no', animation: '', stretch_section: 0, ekit_we_effect_on: [] };
    expect(await uncovered([section(settings)], off)).toEqual({});
  });

  test('a setting that is not an effect needs no script of a vendor', async () => {
    expect(await uncovered([section({ background_background: 'classic', content_width: 'boxed' })])).toEqual({});
  });
});

describe('the scripts of a vendor that stay', () => {
  test.each([
    ['elementor', 'portfolio'],
    ['elementor', 'video-playlist'],
    ['elementor', 'their-own-widget'],
    ['elementor', 'wp-widget-media_audio'],
    ['elementskit', 'elementskit-lottie'],
    ['elementskit', 'ekit-something-new'],
    ['jet-elements', 'jet-timeline'],
    ['jet-elements', 'jet-something-new'],
    ['jet-woo-builder', 'jet-single-images'],
    ['jet-tabs', 'jet-tabs-something-new'],
    ['jet-tabs', 'jet-tabs-swiper'],
    ['jet-tabs', '"ajaxTemplate":true'],
    ['jet-menu', 'jet-custom-menu'],
    ['jet-menu', '"megaAjaxLoad":true'],
    ['jet-elements', '"ajax_template":"yes"'],
    ['jet-popup', 'jet-popup-mailchimp'],
    ['jet-popup', 'data-jet-popup'],
  ])('the scripts of %s stay for a type that nothing covers: %s', async (vendor, type) => {
    expect(await uncovered([{ type: 'heading' }, { type }])).toEqual({ [vendor]: [type] });
  });

  test('a vendor’s scripts stay for a type that only begins like one without a handler', async () => {
    expect(await uncovered([{ type: 'heading-animated' }])).toEqual({ elementor: ['heading-animated'] });
  });

  test('the scripts of each vendor stay or go independently of the others', async () => {
    expect(await uncovered([{ type: 'tabs' }, { type: 'jet-timeline' }, { type: 'elementskit-tab' }])).toEqual({
      'jet-elements': ['jet-timeline'],
    });
  });

  test.each([
    ['elementor', 'tabs', 'tabs'],
    ['elementor', 'popup', 'popup'],
    ['elementor', 'lightbox', 'page-lightbox'],
    ['elementskit', 'elementskit-simple-tab', 'elementskit-tabs'],
    ['jet-elements', 'jet-map', 'pin-map'],
  ])('the scripts of %s stay for %s when the widget %s is off', async (vendor, type, widget) => {
    expect(await uncovered([{ type }], [widget])).toEqual({ [vendor]: [type] });
  });

  test('a vendor’s scripts stay when one of two widgets for a type is off', async () => {
    const gallery = [{ type: 'elementskit-video-gallery' }];
    expect(await uncovered(gallery, ['video-popup'])).toEqual({ elementskit: ['elementskit-video-gallery'] });
  });

  test('a vendor’s scripts stay for a setting whose widget is off', async () => {
    const text = [{ type: 'text-editor', settings: { drop_cap: 'yes' } }];
    expect(await uncovered(text)).toEqual({});
    expect(await uncovered(text, ['drop-cap'])).toEqual({ elementor: ['drop_cap'] });
  });

  test('an add-on’s scripts stay for an unknown setting of it', async () => {
    expect(await uncovered([section({ jet_parallax_layout_list: [{}], ekit_particles_on: 'yes' })])).toEqual({
      elementskit: ['ekit_particles_on'],
      'jet-elements': ['jet_parallax_layout_list'],
    });
  });

  test('an add-on’s scripts stay for an effect on its own element, but not for that element’s own settings', async () => {
    const video = (settings: Record<string, unknown>) => [{ type: 'elementskit-video', settings }];
    expect(await uncovered(video({ ekit_video_popup_close_icon: { value: 'fas fa-times' } }))).toEqual({});
    expect(await uncovered(video({ ekit_sticky: 'top' }))).toEqual({ elementskit: ['ekit_sticky'] });
    expect(await uncovered([section({ ekit_new_effect: 'x' })])).toEqual({ elementskit: ['ekit_new_effect'] });
  });

  test('a type that a page has several times is listed once', async () => {
    expect(await uncovered([{ type: 'portfolio' }, { type: 'portfolio' }])).toEqual({ elementor: ['portfolio'] });
  });
});

/** A setting that switches an effect on, of each kind that the manifests list. */
const settingOf = (name: string): Record<string, unknown> => {
  const [key, value = 'yes'] = name.replace('*', 'x').split('=') as [string, string?];
  return { [key]: value };
};

describe.each(Object.entries(effects))('the effect %s', (name, widgets) => {
  const element = section(settingOf(name));

  test('the effect needs no script when a widget replaces it', async () => {
    expect(await uncovered([element])).toEqual({});
  });

  test('the effect keeps the scripts when its widget is off', async () => {
    const vendor = name.startsWith('ekit_') ? 'elementskit' : 'elementor';
    expect(await uncovered([element], widgets)).toEqual({ [vendor]: [name] });
  });
});
