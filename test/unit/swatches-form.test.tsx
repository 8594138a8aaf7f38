import { afterEach, describe, expect, test, vi } from 'vitest';
import { Swatches } from '../../src/widgets/swatches/Swatches';
import { settings } from '../../src/widgets/swatches/settings';
import { element, mount } from './core/dom';

const announced = vi.hoisted(() => vi.fn());
vi.mock('../../src/page/base/announce', async (original) => ({ ...(await original<object>()), announce: announced }));

const group = (name: string, label: string, values: string[], more = ''): string => `
  <div><div class="label"><label for="${name}">${label}</label></div>
  <select id="${name}" data-attribute_name="${name}"><option value=""></option>
    ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>
  <ul class="variable-items-wrapper" data-attribute_name="${name}">
    ${values.map((value) => `<li class="variable-item" data-value="${value}" data-title="${value}">${value}</li>`).join('')}
    ${more}</ul></div>`;

/** Red comes in S, blue in M. */
function start(options: Record<string, unknown> = {}, more = ''): HTMLElement {
  const list = [{ attributes: { color: 'red', size: 's' } }, { attributes: { color: 'blue', size: 'm' } }];
  const host = element(
    `<form>${group('color', 'Colour', ['red', 'blue'], more)}${group('size', 'Size', ['s', 'm'])}</form>`,
  );
  host.setAttribute('data-product_variations', JSON.stringify(list));
  mount(<Swatches host={host} settings={settings.parse(options, vi.fn())} />);
  return host;
}

const click = (host: HTMLElement, selector: string): void => host.querySelector<HTMLElement>(selector)?.click();

const choiceOf = (host: HTMLElement): string[] => [...host.querySelectorAll('select')].map(({ value }) => value);

afterEach(() => announced.mockClear());

describe('an item that does not fit the other choices', () => {
  test('a swatch that does not fit announces which other choice it has cleared', () => {
    const host = start({ deselect_unavailable: true });
    click(host, '[data-value=red]');
    expect(announced).not.toHaveBeenCalled();
    click(host, '[data-value=m]');
    expect(choiceOf(host)).toEqual(['', 'm']);
    expect(announced.mock.calls).toEqual([['No longer chosen: Colour.']]);
  });

  test('a swatch that does not fit announces it in the words of the settings', () => {
    const host = start({ deselect_unavailable: true, cleared_text: '%names% gelöscht' });
    click(host, '[data-value=m]');
    click(host, '[data-value=red]');
    expect(announced.mock.calls).toEqual([['Size gelöscht']]);
  });
});

describe('the title of the chosen swatch', () => {
  const row = (
    name: string,
    cells: string,
  ): string => `<tr><th class="label"><label for="${name}">${name}</label></th></tr>
    <tr><td><select id="${name}" data-attribute_name="${name}"><option value=""></option><option value="x">x</option>
    </select>${cells}</td></tr>`;
  const items = (name: string): string =>
    `<ul class="variable-items-wrapper" data-attribute_name="${name}"><li class="variable-item" data-value="x" data-title="X"></li></ul>`;

  test.each([
    [
      'the label stands in a row of its own',
      [row('color', items('color')), row('size', items('size'))],
      ['color: X', 'size'],
    ],
    ['another attribute has no swatches', [row('size', ''), row('color', items('color'))], ['size', 'color: X']],
  ])('the chosen title stands at its own attribute when %s', (_, rows, expected) => {
    const host = element(`<form><table class="variations">${rows.join('')}</table></form>`);
    mount(<Swatches host={host} settings={settings.parse({}, vi.fn())} />);
    click(host, '[data-value=x]');
    expect([...host.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(expected);
  });
});

test('a chosen swatch changes the select and clicks it, as the plugin does', () => {
  const host = start();
  const heard: string[] = [];
  for (const type of ['change', 'click']) host.querySelector('#color')?.addEventListener(type, () => heard.push(type));
  click(host, '[data-value=red]');
  expect(heard).toEqual(['change', 'click']);
});

test('the link to more swatches works from the moment of the mount', () => {
  const host = start({}, '<li class="woo-variation-swatches-variable-item-more">+2 more</li>');
  const link = host.querySelector<HTMLElement>('.woo-variation-swatches-variable-item-more')!;
  expect(link.getAttribute('role')).toBe('button');
  click(host, '.woo-variation-swatches-variable-item-more');
  expect(link.style.display).toBe('none');
});
