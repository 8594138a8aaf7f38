import { afterEach, describe, expect, test } from 'vitest';
import { createInstance, readSettings, reportRow } from '../../../src/core/hosts/instance';
import { number, phrase, settingsSchema, siteOnly, text } from '../../../src/core/settings/settings';
import { siteSettings } from '../../../src/core/settings/siteConfig';
import type { WidgetDefinition, WidgetType } from '../../../src/core/types';
import { perDevice } from '../../../src/elementor/devices';
import { settingsAtRest } from '../../../src/elementor/settingsAtRest';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page.storefrontWidgetsConfig;
  delete page.storefrontWidgetsSaved;
  document.body.replaceChildren();
});

const settings = settingsSchema({
  columns: perDevice(number(4, { min: 1 }), { mobile: 1 }),
  title: phrase('Slides'),
  color: text('red'),
  key: siteOnly(text('none')),
});

function hostOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('#host') as HTMLElement;
}

function instanceOn(host: HTMLElement, more: Partial<WidgetDefinition> = {}) {
  const instance = createInstance({ name: 'slides' } as WidgetType, host);
  instance.definition = { settings, ...more } as WidgetDefinition;
  return { instance, values: readSettings(instance, instance.definition) as Record<string, unknown> };
}

const reported = (host: HTMLElement, more: Partial<WidgetDefinition> = {}) =>
  reportRow(instanceOn(host, more).instance, []).settings;

describe('the site’s settings by selector', () => {
  test('settings by selector override those of the type and are overridden by the host’s own', () => {
    page.storefrontWidgetsConfig = {
      settings: {
        '#hero .row': { color: 'green', columns: 2 },
        slides: { color: 'blue', title: 'Our slides' },
      },
    };
    const inside = hostOf('<div id="hero"><p id="host" class="row"></p></div>');
    expect(instanceOn(inside).values).toMatchObject({ color: 'green', columns: { desktop: 2 }, title: 'Our slides' });
    inside.dataset.settings = '{"color":"black"}';
    expect(instanceOn(inside).values).toMatchObject({ color: 'black', columns: { desktop: 2 } });
    expect(instanceOn(hostOf('<p id="host" class="row"></p>')).values).toMatchObject({ color: 'blue' });
  });

  test('the later of several selectors that match wins, key by key', () => {
    page.storefrontWidgetsConfig = { settings: { '.row': { color: 'green', columns: 2 }, '#host': { color: 'blue' } } };
    expect(instanceOn(hostOf('<p id="host" class="row"></p>')).values).toMatchObject({
      color: 'blue',
      columns: { desktop: 2 },
    });
  });

  test('settings that are saved in the plugin override those of the site’s code, entry by entry and key by key', () => {
    page.storefrontWidgetsConfig = {
      settings: { slides: { color: 'blue', title: 'Code' }, '#host': { columns: 3 } },
    };
    page.storefrontWidgetsSaved = { slides: { color: 'green', columns: 9 } };
    const host = hostOf('<p id="host"></p>');
    expect(instanceOn(host).values).toMatchObject({ color: 'green', title: 'Code', columns: { desktop: 3 } });
    expect(reported(host).color).toEqual({ value: 'green', source: 'site', entry: 'slides' });
    page.storefrontWidgetsConfig = undefined;
    expect(instanceOn(host).values).toMatchObject({ color: 'green', title: 'Slides', columns: { desktop: 9 } });
  });

  test('what is saved for an element overrides its attribute, but not a script in it; what is saved for a type does not', () => {
    page.storefrontWidgetsSaved = { slides: { color: 'green', columns: 9 }, '#host': { columns: 2, title: 'Saved' } };
    page.storefrontWidgetsConfig = { settings: { '#host': { columns: 3 } } };
    const attribute = '{"color":"black","columns":5,"title":"Builder"}';
    const host = hostOf(`<p id="host" data-settings='${attribute}'></p>`);
    expect(instanceOn(host).values).toMatchObject({ color: 'black', columns: { desktop: 2 }, title: 'Saved' });
    expect(reported(host).columns).toEqual({ value: 2, source: 'site', entry: '#host' });
    expect(settingsAtRest('slides', host)).toEqual({ color: 'black', columns: 2, title: 'Saved' });
    host.innerHTML = '<script type="application/json" data-settings>{"title":"Script"}</script>';
    expect(instanceOn(host).values.title).toBe('Script');
    expect(settingsAtRest('slides', host).title).toBe('Script');
  });

  test('settings by selector may set what markup may not', () => {
    page.storefrontWidgetsConfig = { settings: { '#host': { key: 'ours' } } };
    const host = hostOf('<p id="host" data-settings=\'{"key":"theirs"}\'></p>');
    expect(instanceOn(host).values.key).toBe('ours');
  });

  test('an entry with the name of an element is a type, never a selector', () => {
    page.storefrontWidgetsConfig = { settings: { p: { color: 'green' } } };
    expect(instanceOn(hostOf('<p id="host"></p>')).values.color).toBe('red');
  });

  test.each(['#host:has(', '{', '', '#host { } p'])('an invalid selector sets nothing: %j', (selector) => {
    page.storefrontWidgetsConfig = { settings: { [selector]: { color: 'green' }, '#host': { columns: 3 } } };
    expect(siteSettings('slides', hostOf('<p id="host"></p>'))).toEqual({ columns: 3 });
  });
});

describe('the sources of values in report()', () => {
  test('report() names the default, the page, the site’s type, selector and texts, and the host as sources', () => {
    page.storefrontWidgetsConfig = {
      settings: { slides: { key: 'ours' }, '#host': { columns_tablet: 2 } },
      texts: { slides: { title: 'Bilder' } },
    };
    const host = hostOf('<p id="host" data-settings=\'{"columns":3}\'></p>');
    expect(reported(host, { read: () => ({ columns: 6, color: 'grey' }) })).toEqual({
      columns: { value: 3, source: 'host' },
      columns_mobile: { value: 1, source: 'default' },
      columns_tablet: { value: 2, source: 'site', entry: '#host' },
      title: { value: 'Bilder', source: 'site', entry: 'texts' },
      color: { value: 'grey', source: 'page' },
      key: { value: 'ours', source: 'site', entry: 'slides' },
    });
  });

  test('report() does not count a refused value', () => {
    page.storefrontWidgetsConfig = { settings: { slides: { key: 'ours' } } };
    const host = hostOf('<p id="host" data-settings=\'{"columns":"many","key":"theirs"}\'></p>');
    expect(reported(host)).toMatchObject({
      columns: { value: 4, source: 'default' },
      key: { value: 'ours', source: 'site', entry: 'slides' },
    });
    page.storefrontWidgetsConfig = undefined;
    expect(reported(host).key).toEqual({ value: 'none', source: 'default' });
  });

  test('report() counts a script of the host as the host, which may set what the attribute may not', () => {
    const host = hostOf(
      '<p id="host" data-settings=\'{"color":"a"}\'><script type="application/json" data-settings>{"key":"k"}</script></p>',
    );
    expect(reported(host)).toMatchObject({
      color: { value: 'a', source: 'host' },
      key: { value: 'k', source: 'host' },
    });
  });

  test('report() agrees with the settings that the widget gets', () => {
    page.storefrontWidgetsConfig = { settings: { '#host': { color: 'green', title: 'x' } } };
    const host = hostOf('<p id="host" data-settings=\'{"columns":{"size":2}}\'></p>');
    const { values } = instanceOn(host);
    const rows = reported(host);
    expect(rows.columns?.value).toBe((values.columns as { desktop: number }).desktop);
    for (const key of ['color', 'title', 'key']) expect(rows[key]?.value).toBe(values[key]);
  });

  test('report() has no settings before the code is loaded and without a schema', () => {
    const host = hostOf('<p id="host"></p>');
    expect(reportRow(createInstance({ name: 'slides' } as WidgetType, host), []).settings).toEqual({});
    expect(reported(host, { settings: undefined })).toEqual({});
  });
});
