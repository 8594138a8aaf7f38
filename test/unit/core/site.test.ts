import { afterEach, describe, expect, test, vi } from 'vitest';
import { createInstance, readSettings } from '../../../src/core/hosts/instance';
import {
  color,
  isText,
  list,
  mediaUrl,
  number,
  settingsSchema,
  siteOnly,
  siteUrl,
  text,
} from '../../../src/core/settings/settings';
import { isMediaHost, isOfSite, siteConfig, siteSettings } from '../../../src/core/settings/siteConfig';
import { siteGlobal, windowValue } from '../../../src/core/settings/siteGlobals';
import type { WidgetDefinition, WidgetType } from '../../../src/core/types';

const page = window as unknown as Record<string, unknown>;
const ORIGIN = window.location.origin;

afterEach(() => {
  delete page.storefrontWidgetsConfig;
  delete page.thing;
  document.body.replaceChildren();
});

const settings = settingsSchema({
  key: siteOnly(text('none')),
  days: siteOnly(number(3, { min: 1 })),
  endpoint: siteUrl('', /\/ajax\.php$/),
  file: siteUrl(''),
  picture: mediaUrl(''),
  paint: color('black'),
  color: text('red'),
  names: list(isText, [], 'list of names'),
});

function read(markup: object, script?: object, more: Partial<WidgetDefinition> = {}) {
  const host = document.createElement('div');
  host.dataset.settings = JSON.stringify(markup);
  if (script) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.dataset.settings = '';
    element.textContent = JSON.stringify(script);
    host.append(element);
  }
  const instance = createInstance({ name: 'thing' } as WidgetType, host);
  const values = readSettings(instance, { settings, ...more } as WidgetDefinition);
  return { values, diagnostics: instance.diagnostics };
}

describe('a setting that only the site may give', () => {
  test('a setting of the site is refused from an attribute, with a diagnostic on where it belongs', () => {
    const { values, diagnostics } = read({ key: 'theirs', days: 9, color: 'blue' });
    expect(values).toMatchObject({ key: 'none', days: 3, color: 'blue' });
    expect(diagnostics).toEqual([
      expect.stringMatching(/"key" is "theirs", which markup may not say; set it in storefrontWidgetsConfig.settings/),
      expect.stringMatching(/"days" is 9/),
    ]);
  });

  test('a setting of the site is refused from what a widget reads in the CMS’s markup', () => {
    expect(read({}, undefined, { read: () => ({ key: 'theirs' }) }).values.key).toBe('none');
  });

  test('a setting of the site comes from the configuration for all hosts of the type, and no attribute overrides it', () => {
    page.storefrontWidgetsConfig = { settings: { thing: { key: 'ours', days: 5, color: 'green' } } };
    const { values, diagnostics } = read({ key: 'theirs' });
    expect(values).toMatchObject({ key: 'ours', days: 5, color: 'green' });
    expect(diagnostics).toEqual([expect.stringMatching(/using what is set there/)]);
    expect(read({ color: 'blue' }).values.color).toBe('blue');
    expect(read({}).diagnostics).toEqual([]);
  });

  test('a setting of the site comes from a script tag, which authors cannot write, and from the CMS’s globals', () => {
    expect(read({}, { key: 'ours' }).values.key).toBe('ours');
    expect(read({}, undefined, { readSite: () => ({ key: 'ours' }) }).values.key).toBe('ours');
  });

  test('a setting of the site is refused when the caller does not tell what the site gives', () => {
    expect(settings.parse({ key: 'theirs' }, () => {}).key).toBe('none');
  });
});

describe('the address of a request', () => {
  test.each(['/ajax.php', `${ORIGIN}/wp/ajax.php`, 'ajax.php'])('an address in markup may be %s', (endpoint) => {
    expect(read({ endpoint }).values.endpoint).toBe(endpoint);
  });

  test.each([
    'https://evil.example/ajax.php',
    '//evil.example/ajax.php',
    'https:\\\\evil.example/ajax.php',
    '\\\\evil.example/ajax.php',
    '/ajax.php/../other.php',
    '/other.php?x=/ajax.php&y',
  ])('an address in markup may not be %s', (endpoint) => {
    const { values, diagnostics } = read({ endpoint });
    expect(values.endpoint).toBe('');
    expect(diagnostics).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 7])(
    'an address is never %s',
    (endpoint) => {
      page.storefrontWidgetsConfig = { settings: { thing: { endpoint } } };
      expect(read({}).values.endpoint).toBe('');
      expect(read({ endpoint }).values.endpoint).toBe('');
    },
  );

  test('an address may be foreign in the configuration and on a host that the configuration lists', () => {
    page.storefrontWidgetsConfig = { settings: { thing: { endpoint: 'https://api.example/x' } } };
    expect(read({}).values.endpoint).toBe('https://api.example/x');
    page.storefrontWidgetsConfig = { hosts: ['cdn.example'] };
    expect(read({ file: { url: 'https://cdn.example/a.json' } }).values.file).toBe('https://cdn.example/a.json');
    expect(read({ file: 'https://cdn.example.evil/a.json' }).values.file).toBe('');
  });
});

describe('bounds', () => {
  test('a text that is too long is refused', () => {
    const { values, diagnostics } = read({ color: 'x'.repeat(30_000) });
    expect(values.color).toBe('red');
    expect(diagnostics).toHaveLength(1);
  });

  test('a list that is too long ends after 500 items', () => {
    const names = Array.from({ length: 501 }, (_, at) => `name ${at}`);
    expect(read({ names }).values.names).toEqual(names.slice(0, 500));
  });
});

describe('a global with the name of an element', () => {
  test.each([
    ['an element', () => document.createElement('a')],
    ['several elements', () => document.getElementsByTagName('a')],
  ])('a global is ignored when it is %s of the page', (_, make) => {
    page.thing = make();
    expect(windowValue('thing')).toBeUndefined();
    expect(siteGlobal('thing')).toBeUndefined();
    page.storefrontWidgetsConfig = make();
    expect(siteConfig()).toEqual({});
    expect(siteSettings('thing', document.body)).toEqual({});
  });

  test('a global counts when a script has defined it', () => {
    page.thing = { a: 1 };
    expect(siteGlobal('thing')).toEqual({ a: 1 });
    page.thing = () => 1;
    expect(windowValue('thing')).toBe(page.thing);
    expect(siteGlobal('thing')).toBeUndefined();
  });
});

test.each([{ hosts: 'evil.example' }, { hosts: [7] }, { settings: [] }, { settings: { thing: 'x' } }])(
  'the odd configuration %j sets nothing',
  (config) => {
    page.storefrontWidgetsConfig = config;
    expect(isOfSite(new URL('https://evil.example/'))).toBe(false);
    expect(siteSettings('thing', document.body)).toEqual({});
    expect(siteSettings('toString', document.body)).toEqual({});
  },
);

test('an address with another scheme does not belong to the site, whatever its host', () => {
  page.storefrontWidgetsConfig = { hosts: ['cdn.example'] };
  expect(isOfSite(new URL('ftp://cdn.example/'))).toBe(false);
  expect(isOfSite(new URL('https://cdn.example/'))).toBe(true);
  vi.restoreAllMocks();
});

describe('a picture that markup names', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  test.each([
    '<link rel="stylesheet" href="https://cdn.example/a.css">',
    '<link rel="dns-prefetch" href="//cdn.example">',
    '<script src="https://cdn.example/a.js"></script>',
  ])('a picture in markup may come from where the page has %s', (html) => {
    expect(isMediaHost(new URL('https://cdn.example/a.jpg'))).toBe(false);
    document.head.append(document.createRange().createContextualFragment(html));
    expect(isMediaHost(new URL('https://cdn.example/a.jpg'))).toBe(true);
    expect(read({ picture: { url: 'https://cdn.example/a.jpg' } }).values.picture).toBe('https://cdn.example/a.jpg');
    expect(isOfSite(new URL('https://cdn.example/a.jpg'))).toBe(false);
  });

  test('a picture may come from a host of the page in browsers without URL.canParse, too', () => {
    document.head.innerHTML = '<script src="http://"></script><link rel="icon" href="https://cdn.example/a.png">';
    vi.stubGlobal('URL', Object.defineProperty(class extends URL {}, 'canParse', { value: undefined }));
    expect(isMediaHost(new URL('https://cdn.example/a.jpg'))).toBe(true);
    expect(isMediaHost(new URL('https://other.example/a.jpg'))).toBe(false);
    vi.unstubAllGlobals();
  });

  test('a picture in markup may not come from elsewhere, whatever links and pictures the post has', () => {
    document.body.innerHTML = '<a href="https://evil.example/">x</a><img src="https://evil.example/a.jpg">';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://evil.example/' }),
    );
    expect(read({ picture: 'https://evil.example/a.jpg' }).values.picture).toBe('');
    expect(read({ picture: 'javascript:alert(1)' }).values.picture).toBe('');
    expect(read({ picture: '/a.jpg' }).values.picture).toBe('/a.jpg');
  });
});

describe('a colour', () => {
  test.each(['#fff', 'rgba(1, 2, 3, .5)', 'hsl(20deg 10% 3% / 40%)', 'var(--e-global-color-primary)', ''])(
    'a colour may be %s',
    (paint) => {
      expect(read({ paint }).values.paint).toBe(paint);
    },
  );

  test.each(['url(https://evil.example/x)', 'image(x)', 'red; background: blue', 'u\\72l(//evil.example)', 7])(
    'a colour may not be %s',
    (paint) => {
      expect(read({ paint }).values.paint).toBe('black');
    },
  );
});
