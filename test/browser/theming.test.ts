import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../support/drawnParts';
import { axe, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { withSheet } from '../support/vendorSheet';

type PartName = keyof typeof PARTS;

const VALUES: [ending: RegExp, css: string, computed: string][] = [
  [/radius$/, '7px', '7px'],
  [/z-index$/, '4321', '4321'],
  [/duration$/, '1234ms', '1.234s'],
  [/./, 'rgb(1 2 3)', 'rgb(1, 2, 3)'],
];

const sampleOf = (property: string): (typeof VALUES)[number] => VALUES.find(([ending]) => ending.test(property))!; // one fits all

/** Where a property shows: the part, an element of it, and the element's computed style. */
type Place = [part: PartName, element: string, style: string];

const DIALOG = '.alert-frame';
const LIGHTBOX = '.storefront-lightbox';
const OVERLAY = '.storefront-widgets-overlay';
const HINT = '.storefront-widgets-floating[aria-hidden=false]';
const ARROW = '.next-arrow';
const PLAY = '.storefront-play-button';
const TOOLTIP = '.e-hotspot--active > .e-hotspot__tooltip';
const HANDLE = '.twentytwenty-handle';
const LABEL = '.twentytwenty-before-label::before';
const GRIP = '.storefront-grid-grip > button';
const MAP_BUTTON = '.storefront-map-button';
const MAP_INFO = '.leaflet-popup-content-wrapper';

const PLACES: Record<string, Place[]> = {
  surface: [
    ['dialog', DIALOG, 'background-color'],
    ['dialog', '.alert-close', 'background-color'],
    ['overlay', `${OVERLAY} > span`, 'background-color'],
    ['hint', HINT, 'background-color'],
    ['hotspot', TOOLTIP, 'background-color'],
    ['lightbox', '.pswp__share-tooltip', 'background-color'],
    ['carousel', ARROW, 'background-color'],
    ['map', MAP_BUTTON, 'background-color'],
    ['map', MAP_INFO, 'background-color'],
    ['map', '.storefront-map-credit', 'background-color'],
  ],
  text: [
    ['dialog', '.alert-message', 'color'],
    ['dialog', '.alert-close', 'color'],
    ['overlay', `${OVERLAY} > span`, 'color'],
    ['hint', HINT, 'color'],
    ['hotspot', TOOLTIP, 'color'],
    ['lightbox', '.pswp__share-tooltip a', 'color'],
    ['carousel', ARROW, 'color'],
    ['map', MAP_BUTTON, 'color'],
    ['map', MAP_INFO, 'color'],
    ['map', '.storefront-map-credit a', 'color'],
  ],
  info: [
    ['dialog', '.alert-button', 'background-color'],
    ['toasts', '.info-bg', 'background-color'],
    ['question', '.confirm-button', 'background-color'],
  ],
  success: [
    ['success', '.alert-button', 'background-color'],
    ['toasts', '.success-bg', 'background-color'],
  ],
  warning: [
    ['warning', '.alert-button', 'background-color'],
    ['toasts', '.warning-bg', 'background-color'],
  ],
  error: [
    ['question', '.cancel-button', 'background-color'],
    ['toasts', '.error-bg', 'background-color'],
  ],
  'on-color': [
    ['dialog', '.alert-button', 'color'],
    ['toasts', '.toast-close', 'color'],
    ['toasts', '.toast-close:focus', 'outline-color'],
  ],
  focus: [
    ['dialog', '.alert-button:focus', 'outline-color'],
    ['lightbox', '.pswp__share-tooltip a:focus', 'outline-color'],
    ['pictures', 'input:focus-visible + label', 'outline-color'],
    ['map', `${MAP_BUTTON}:focus`, 'outline-color'],
    ['map', '.storefront-map-close:focus', 'outline-color'],
  ],
  radius: [
    ['dialog', DIALOG, 'border-top-left-radius'],
    ['dialog', '.alert-header', 'border-top-right-radius'],
    ['dialog', '.alert-button', 'border-top-left-radius'],
    ['toasts', '.toast-content', 'border-top-left-radius'],
    ['overlay', `${OVERLAY} > span`, 'border-top-left-radius'],
    ['hint', HINT, 'border-top-left-radius'],
    ['hotspot', TOOLTIP, 'border-top-left-radius'],
    ['comparison', LABEL, 'border-top-left-radius'],
    ['lightbox', '.pswp__share-tooltip', 'border-top-left-radius'],
  ],
  'dialog-backdrop': [
    ['dialog', '.alert-wrapper', 'background-color'],
    ['content-dialog', '.mfp-bg', 'background-color'],
  ],
  'dialog-z-index': [['dialog', '.alert-wrapper', 'z-index']],
  'dialog-duration': [['dialog', DIALOG, 'animation-duration']],
  'toast-z-index': [['toasts', '.toast-container', 'z-index']],
  'overlay-backdrop': [['overlay', OVERLAY, 'background-color']],
  'overlay-z-index': [['overlay', OVERLAY, 'z-index']],
  'overlay-duration': [['overlay', OVERLAY, 'animation-duration']],
  'hint-border': [
    ['hint', HINT, 'border-top-color'],
    ['hotspot', TOOLTIP, 'border-top-color'],
  ],
  'hotspot-z-index': [
    ['hotspot', TOOLTIP, 'z-index'],
    ['hotspot', '.e-hotspot--active', 'z-index'],
  ],
  'comparison-handle': [
    ['comparison', HANDLE, 'border-top-color'],
    ['comparison', `${HANDLE}::before`, 'background-color'],
    ['comparison', `${HANDLE}:focus`, 'outline-color'],
    ['comparison', '.twentytwenty-left-arrow', 'border-right-color'],
  ],
  'comparison-handle-background': [['comparison', HANDLE, 'background-color']],
  'comparison-label-background': [['comparison', LABEL, 'background-color']],
  'comparison-label-text': [['comparison', LABEL, 'color']],
  'grip-background': [['grip', GRIP, 'background-color']],
  'grip-text': [
    ['grip', GRIP, 'color'],
    ['grip', GRIP, 'border-top-color'],
    ['grip', `${GRIP}:focus`, 'outline-color'],
  ],
  'hint-z-index': [['hint', HINT, 'z-index']],
  'carousel-border': [['carousel', ARROW, 'border-top-color']],
  'carousel-dot': [['carousel', '.storefront-carousel-dots button::before', 'background-color']],
  'carousel-z-index': [['carousel', ARROW, 'z-index']],
  'map-ground': [['map', '.storefront-map-view', 'background-color']],
  'map-pin': [['map', '.storefront-map-pin', 'fill']],
  'play-background': [['background', PLAY, 'background-color']],
  'play-text': [
    ['background', PLAY, 'color'],
    ['background', PLAY, 'border-top-color'],
    ['background', `${PLAY}:focus`, 'outline-color'],
  ],
  'pie-bar': [['chart', '[data-percent="40"] .storefront-pie-bar', 'stroke']],
  'pie-track': [['chart', '[data-percent="40"] .storefront-pie-track', 'stroke']],
  'headline-mark': [['headline', '.storefront-headline-mark path', 'stroke']],
  'play-z-index': [['background', '.storefront-play', 'z-index']],
  'content-dialog-z-index': [
    ['content-dialog', '.mfp-wrap', 'z-index'],
    ['content-dialog', '.mfp-bg', 'z-index'],
  ],
  'popup-z-index': [['popup', '.elementor-popup-modal', 'z-index']],
  'error-text': [['refused', '#short .ekit-mail-message', 'color']],
  'success-text': [['subscribed', '#short .ekit-mail-message', 'color']],
  'lightbox-background': [['lightbox', `${LIGHTBOX} .pswp__bg`, 'background-color']],
  'lightbox-text': [
    ['lightbox', '.pswp__counter', 'color'],
    ['lightbox', '.pswp__button--close .pswp__icn', 'color'],
    ['lightbox', '.pswp__button--close:focus', 'outline-color'],
  ],
  'lightbox-button': [['lightbox', '.pswp__button--close', 'background-color']],
  'lightbox-button-hover': [['lightbox', '.pswp__button--share', 'background-color']],
  'lightbox-bar': [['lightbox', '.pswp__caption', 'background-color']],
  'lightbox-z-index': [['lightbox', LIGHTBOX, 'z-index']],
  'lightbox-duration': [['lightbox', `${LIGHTBOX} .pswp__ui`, 'transition-duration']],
};

/** Drawn on a canvas, so that no computed style shows them. */
const DRAWN = ['ring', 'ring-track'];

const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** A page option: the page has these rules besides its own. */
const withStyle = (css: string): PageOptions => ({
  before: (page) =>
    page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css),
});

async function computed(page: WatchedPage, element: string, style: string): Promise<string> {
  const [, selector = '', pseudo] = /^(.*?)(::\w+|:focus)?$/.exec(element) ?? [];
  const target = page.locator(selector).first();
  if (pseudo === ':focus') {
    // A key, or the focus would not be visible.
    await page.keyboard.press('Shift');
    await target.focus();
  }
  return target.evaluate((found, [name, part]) => getComputedStyle(found, part).getPropertyValue(name), [
    style,
    pseudo === '::before' ? pseudo : undefined,
  ] as const);
}

const styleSheets = (readdirSync('src', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

test('every property of a style sheet is documented and tested, and no other', () => {
  const used = styleSheets.flatMap((css) => [...css.matchAll(/var\(--storefront-([\w-]+)/g)].map(([, name]) => name!));
  const documented = [...readFileSync('docs/theming.md', 'utf8').matchAll(/^\| `--storefront-([\w-]+)`/gm)];
  expect(inOrder(Object.keys(PLACES))).toEqual(inOrder(used));
  expect(inOrder(documented.map(([, name]) => name!))).toEqual(inOrder([...used, ...DRAWN]));
});

describe('properties of the theme', () => {
  const parts = new Set(Object.values(PLACES).flatMap((places) => places.map(([part]) => part)));

  test.each([...parts])('the properties of the theme show in the part “%s”', async (part) => {
    const rules = Object.keys(PLACES).map((name) => `--storefront-${name}: ${sampleOf(name)[1]};`);
    const page = await PARTS[part](withStyle(`:root { ${rules.join(' ')} }`), 'theme=none');
    for (const [name, places] of Object.entries(PLACES)) {
      for (const [of, element, style] of places) {
        if (of !== part) continue;
        // Colours may still be on their way.
        await expect
          .poll(() => computed(page, element, style), { message: `${name}: ${element} ${style}` })
          .toBe(sampleOf(name)[2]);
      }
    }
  });

  test('the properties of the theme show in the ring of the back-to-top button', async () => {
    const style = withStyle(':root { --storefront-ring: #010203; --storefront-ring-track: #040506; }');
    const query = 'style=progress_indicator&show_scroll=no&foreground=&background=';
    const page = await openPage(`/fixture/back-to-top/?${query}`, style);
    const colourAt = (x: number, y: number): Promise<string> =>
      page.$eval(
        '.ekit-btt canvas',
        (canvas, [left, top]) =>
          [...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(left, top, 1, 1).data].join(' '),
        [x, y] as const,
      );
    await page.locator('.ekit-btt canvas[width="210"]').waitFor();
    await expect.poll(() => colourAt(105, 5)).toBe('4 5 6 255');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => colourAt(105, 5)).toBe('1 2 3 255');
  });
});

describe('on a page whose theme styles all buttons', () => {
  const BUTTONS = `button, button[type="button"], input[type="button"] {
    min-width: 90px; min-height: 50px; margin: 0 5px 12px 5px; padding: 14px 28px;
    border: 3px solid #c00; border-radius: 30px; background: #c00; box-shadow: 0 0 9px #000;
    color: #fff; font: 700 18px/2 serif; letter-spacing: 2px; text-transform: uppercase;
  }
  button:hover, button[type="button"]:hover { background: #00c; padding: 20px }`;
  const DRAWN_BUTTONS: [PartName, string][] = [
    ['dialog', '.alert-frame button'],
    ['question', '.alert-frame button'],
    ['toasts', '.toast-content button'],
    ['lightbox', `${LIGHTBOX} button`],
    ['content-dialog', '.mfp-wrap .mfp-close'],
    ['carousel', '.storefront-carousel-dots button, .storefront-play button'],
    ['password', '.storefront-widgets-eye'],
    ['background', PLAY],
    ['grip', GRIP],
    ['map', `${MAP_BUTTON}, .storefront-map-close`],
  ];
  const STYLES = [
    'margin',
    'padding',
    'border',
    'borderRadius',
    'background',
    'boxShadow',
    'letterSpacing',
    'color',
  ] as const;

  /** Sizes and styles of the buttons, and where they stand in the element around them. */
  const looks = (page: WatchedPage, selector: string): Promise<unknown> =>
    page.$$eval(
      selector,
      (buttons, names) =>
        buttons.map((button) => {
          const [own, around] = [button, button.parentElement!].map((one) => one.getBoundingClientRect());
          const style = getComputedStyle(button);
          const box = [own!.x - around!.x, own!.y - around!.y, own!.width, own!.height].map(Math.round);
          return { box, ...Object.fromEntries(names.map((name) => [name, style[name]])) };
        }),
      STYLES,
    );

  test.each(DRAWN_BUTTONS)('the buttons of the part “%s” look as on any other page', async (part, selector) => {
    const open = async (css: string): Promise<WatchedPage> => {
      const page = await PARTS[part]({ before: withSheet(css), reducedMotion: true }, 'theme=none');
      await page.locator(selector).first().hover();
      return page;
    };
    const expected = await looks(await open(''), selector);
    const page = await open(BUTTONS);
    await expect.poll(() => looks(page, selector)).toEqual(expected);
  });
});

describe('where the visitor chooses the colours', () => {
  const EDGES: [PartName, string[]][] = [
    ['question', [DIALOG, '.alert-close', '.confirm-button', '.cancel-button']],
    ['dialog', ['.alert-button']],
    ['toasts', ['.toast-content', '.toast-close']],
    [
      'lightbox',
      ['.pswp__button--close', '.pswp__button--share', '.pswp__button--arrow--left', '.pswp__share-tooltip'],
    ],
    ['overlay', [`${OVERLAY} > span`]],
    ['hint', [HINT]],
    ['carousel', [ARROW, '.prev-arrow', '.storefront-play button', '.storefront-carousel-dots button::before']],
    ['password', ['.storefront-widgets-eye']],
    ['background', [PLAY]],
    ['hotspot', [TOOLTIP]],
    ['comparison', [HANDLE]],
    ['grip', [GRIP]],
    ['map', [MAP_BUTTON, '.storefront-map-close']],
  ];

  test.each(EDGES)(
    'each control of the part “%s” has an edge where the visitor chooses the colours',
    async (part, elements) => {
      const page = await PARTS[part]({ context: { forcedColors: 'active' } }, 'theme=none');
      for (const element of elements) {
        const [width, style, edge, ground] = await Promise.all(
          ['border-top-width', 'border-top-style', 'border-top-color', 'background-color'].map((name) =>
            computed(page, element, name),
          ),
        );
        expect(Number.parseFloat(width!), element).toBeGreaterThanOrEqual(1);
        expect(style, element).not.toBe('none');
        expect(edge, element).not.toBe(ground);
      }
    },
  );

  test('the focus and the current dot of a carousel show where the visitor chooses the colours', async () => {
    const page = await PARTS.carousel({ context: { forcedColors: 'active' } }, 'theme=none');
    const dots = '.storefront-carousel-dots button';
    const current = await computed(page, `${dots}[aria-current]::before`, 'background-color');
    expect(await computed(page, `${dots}:not([aria-current])::before`, 'background-color')).not.toBe(current);
    expect(await computed(page, `${dots}:focus`, 'outline-style')).toBe('solid');
  });
});

describe('on a dark page', () => {
  const DARK = ':root { color-scheme: dark; background: #121212; color: #eee; } a { color: #9ecbff; }';
  const SCOPES: [PartName, string][] = [
    ['dialog', '.alert-wrapper'],
    ['question', '.alert-wrapper'],
    ['toasts', '.toast-container'],
    ['lightbox', LIGHTBOX],
    ['overlay', OVERLAY],
    ['hint', HINT],
    ['carousel', '.jet-woo-carousel'],
    ['refused', '#short'],
    ['subscribed', '#short'],
    ['password', '.login'],
    ['map', '.jet-map'],
  ];
  const themed = /```css\n(:root \{\n {2}color-scheme: dark;[^`]+)```/.exec(
    readFileSync('docs/theming.md', 'utf8'),
  )?.[1];

  test.each(SCOPES)('the part “%s” reads well on a dark page', async (part, scope) => {
    const plain = await PARTS[part]({ ...withStyle(DARK), reducedMotion: true }, 'theme=none');
    expect(await axe(plain, scope)).toEqual([]);
  });

  test.each(SCOPES)(
    'the part “%s” reads well on a dark page with the properties that the documentation proposes',
    async (part, scope) => {
      expect(themed).toContain('--storefront-surface');
      const page = await PARTS[part]({ ...withStyle(`${DARK} ${themed}`), reducedMotion: true }, 'theme=none');
      expect(await axe(page, scope)).toEqual([]);
    },
  );
});
