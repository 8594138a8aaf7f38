import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInstance, readSettings } from '../../src/core/hosts/instance';
import { number, phrase, plural, settingsSchema } from '../../src/core/settings/settings';
import type { SettingsReader } from '../../src/core/settings/types';
import type { WidgetType } from '../../src/core/types';
import { fillText, textsOf } from '../../src/page/base/textsOf';
import { lightboxTexts } from '../../src/ui/media/lightbox/texts';

const parts = import.meta.glob<{ part: string; texts: SettingsReader<object> }>(
  '../../src/{page,woocommerce,elementor,ui}/**/texts.ts',
  {
    eager: true,
  },
);
const widgets = import.meta.glob<SettingsReader<object>>('../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const all: [string, SettingsReader<object>][] = [
  ...Object.values(parts).map(({ part, texts }): [string, SettingsReader<object>] => [part, texts]),
  ...Object.entries(widgets).map(([path, schema]): [string, SettingsReader<object>] => [
    path.split('/').at(-2) ?? '',
    schema,
  ]),
];

const setTexts = (texts: unknown): void => {
  window.storefrontWidgetsConfig = { texts: texts as never };
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.storefrontWidgetsConfig;
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

const TEXTS_PAGE = readFileSync('docs/texts.md', 'utf8');

describe('every text of ours', () => {
  test.each(all)('the site’s configuration of texts sets the texts of %s and nothing else', (part, schema) => {
    const rows = schema.describe();
    const said = rows.filter(({ acceptsText }) => acceptsText);
    const markOf = (key: string, type: string): unknown => (type.startsWith('list') ? [`«${key}»`] : `«${key}»`);
    setTexts({ [part]: Object.fromEntries(rows.map(({ key, type }) => [key, markOf(key, type)])) });
    const values = textsOf(part, schema);
    const marks = Object.entries(values).filter(([, value]) => String(value).includes('«'));
    expect(Object.fromEntries(marks)).toEqual(
      Object.fromEntries(said.map(({ key, type }) => [key, markOf(key, type)])),
    );
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each(all)('each text of %s is in the documentation of texts', (part, schema) => {
    const section = TEXTS_PAGE.split(`\n## ${part}\n`)[1]?.split('\n## ')[0] ?? '';
    for (const { key, acceptsText, default: given } of schema.describe()) {
      if (acceptsText) expect(section).toContain(`| \`${key}\` |`);
      // What reads like a sentence or a label is for visitors.
      else expect(given, `${part}: ${key}`).not.toMatch(/^"[A-Z]|^".* .*"$/);
    }
  });
});

describe('a widget’s text', () => {
  const schema = settingsSchema({ label: phrase('default'), size: number(1) });

  function read(host: HTMLElement, fromPage = {}): { settings: object; said: string[] } {
    const type = { name: 'sample', settings: schema, read: () => fromPage, readsAround: true };
    const instance = createInstance(type as unknown as WidgetType, host);
    const settings = readSettings(instance, type as never);
    return { settings, said: instance.diagnostics };
  }
  const hostIn = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.querySelector('p') as HTMLElement;
  };

  test('a widget’s text is the host’s own, else that around it, the site’s, the page’s or the default', () => {
    const own = `data-settings='{"label":"own"}'`;
    const around = `<div data-widget="sample" data-settings='{"label":"around"}'>`;
    expect(read(hostIn('<p></p>')).settings).toEqual({ label: 'default', size: 1 });
    expect(read(hostIn('<p></p>'), { label: 'page' }).settings).toEqual({ label: 'page', size: 1 });
    setTexts({ sample: { label: 'site', size: 5 } });
    expect(read(hostIn('<p></p>'), { label: 'page' }).settings).toEqual({ label: 'site', size: 1 });
    expect(read(hostIn(`${around}<p></p></div>`), { label: 'page' }).settings).toEqual({ label: 'around', size: 1 });
    expect(read(hostIn(`${around}<p ${own}></p></div>`), { label: 'page' }).settings).toEqual({
      label: 'own',
      size: 1,
    });
  });

  test.each([
    [{ sample: { label: { one: 'x' } } }, 'texts["sample"].label is no text; ignored'],
    [{ sample: { label: ['x'] } }, 'texts["sample"].label is no text; ignored'],
    [{ sample: 'x' }, 'texts["sample"] is no object; ignored'],
  ])('a widget’s text is the page’s when the site’s is invalid: %j', (texts, said) => {
    setTexts(texts);
    const result = read(hostIn('<p></p>'), { label: 'page' });
    expect(result.settings).toEqual({ label: 'page', size: 1 });
    expect(result.said).toEqual([`widget "sample" (p): ${said}`]);
  });

  test.each([[null], [{}], [{ sample: null }], [{ other: { label: 'x' } }], [{ sample: { label: null } }]])(
    'a widget gives no diagnostic for missing texts: %j',
    (texts) => {
      setTexts(texts);
      const { settings, said } = read(hostIn('<p></p>'));
      expect(settings).toEqual({ label: 'default', size: 1 });
      expect(said).toEqual([]);
    },
  );
});

test('a bad text of a part that is not a widget is reported once and ignored', () => {
  const schema = settingsSchema({ closeText: phrase('Close'), count: plural('%n%') });
  setTexts({ bad: { closeText: true, count: { one: 'x' } } });
  textsOf('bad', schema);
  expect(textsOf('bad', schema, { closeText: 'Zu' })).toEqual({ closeText: 'Zu', count: '%n%' });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['storefront-widgets: texts["bad"].closeText is no text; ignored.'],
    ['storefront-widgets: texts["bad"].count is no text, or its plural forms; ignored.'],
  ]);
});

describe('a text with a number', () => {
  const forms = { one: '%n% sztuka', few: '%n% sztuki', other: '%n% sztuk' };

  test.each([
    ['pl', 1, '1 sztuka'],
    ['pl-PL', 3, '3 sztuki'],
    ['pl', 5, '5 sztuk'],
    ['pl_PL', 22, '22 sztuki'],
    ['en', 3, '3 sztuk'],
    ['', 1, '1 sztuka'],
    ['no language', 1, '1 sztuka'],
  ])('a text with a number takes the form of the document’s language: %s, %d', (lang, n, expected) => {
    document.documentElement.lang = lang;
    expect(fillText(forms, { n }, n)).toBe(expected);
  });

  test('a text is filled with the exact values, and other signs stay', () => {
    expect(fillText('%a% %b% 100 % %c%', { a: '$&%b%', b: 2 })).toBe('$&%b% 2 100 % %c%');
  });
});

describe('the lightbox', () => {
  const template = (names: Record<string, string>): void => {
    document.body.innerHTML = `<div class="pswp">${Object.entries(names)
      .map(([name, label]) => `<button class="pswp__button pswp__button--${name}" ${label}></button>`)
      .join('')}</div>`;
  };

  test('the lightbox takes the labels of the template that the CMS has translated', () => {
    template({
      close: 'aria-label="Schließen (Esc)"',
      share: 'title="Teilen"',
      zoom: 'aria-label="Vergrößern/Verkleinern"',
      fs: 'aria-label="Vollbildmodus wechseln"',
      'arrow--left': 'aria-label="Zurück (Pfeil links)"',
      'arrow--right': 'aria-label="Weiter (Pfeil rechts)"',
    });
    expect(lightboxTexts()).toMatchObject({
      closeText: 'Schließen (Esc)',
      shareText: 'Teilen',
      zoomInText: 'Vergrößern/Verkleinern',
      zoomOutText: 'Vergrößern/Verkleinern',
      fullscreenText: 'Vollbildmodus wechseln',
      exitFullscreenText: 'Vollbildmodus wechseln',
      previousText: 'Zurück (Pfeil links)',
      nextText: 'Weiter (Pfeil rechts)',
      previousRtlText: 'Zurück',
      nextRtlText: 'Weiter',
      counterText: '%curr% of %total%',
    });
  });

  test('the lightbox takes the site’s texts before the template’s, and a gallery’s before both', () => {
    template({ close: 'aria-label="Schließen (Esc)"', share: 'aria-label="Teilen"' });
    setTexts({ lightbox: { closeText: 'Zu', shareText: 'Weitersagen' } });
    expect(lightboxTexts({ closeText: 'Weg', loadingText: null })).toMatchObject({
      closeText: 'Weg',
      shareText: 'Weitersagen',
      loadingText: 'Loading...',
    });
  });

  test('the lightbox does not take its own labels for those of a template', () => {
    template({ close: 'aria-label="Ours"' });
    document.querySelector('.pswp')?.classList.add('storefront-lightbox');
    expect(lightboxTexts().closeText).toBe('Close (Esc)');
  });
});
