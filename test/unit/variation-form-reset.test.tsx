import { expect, test, vi } from 'vitest';
import { settings } from '../../src/widgets/variation-form/settings';
import { VariationForm } from '../../src/widgets/variation-form/VariationForm';
import { element, mount } from './core/dom';

const select = (name: string, values: string[], chosen: string): string => `
  <select data-attribute_name="${name}"><option value="">Choose</option>
    ${values.map((value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`).join('')}
  </select>`;

test('a reset of the form restores the server’s choice, even if its option was removed since', async () => {
  const host = element<HTMLFormElement>(
    `<form><div class="variations">${select('color', ['red', 'blue'], 'red')}${select('size', ['s', 'm'], 's')}</div></form>`,
  );
  const list = [{ attributes: { color: 'red', size: 's' } }, { attributes: { color: 'blue', size: 'm' } }];
  host.setAttribute('data-product_variations', JSON.stringify(list));
  mount(<VariationForm host={host} settings={settings.parse({}, vi.fn())} />);
  const [color, size] = host.querySelectorAll('select');
  const choose = (of: HTMLSelectElement | undefined, value: string): void => {
    if (of) of.value = value;
    of?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(color, '');
  choose(size, '');
  choose(color, 'blue');
  expect([...(size?.options ?? [])].map(({ value }) => value)).toEqual(['', 'm']);
  host.reset();
  await vi.waitFor(() => expect([color?.value, size?.value]).toEqual(['red', 's']));
});

test('an option is removed when its variation does not fit, whatever its value is called', () => {
  const host = element<HTMLFormElement>(
    `<form><div class="variations">${select('color', ['red', 'group'], '')}${select('size', ['s', 'm'], '')}</div></form>`,
  );
  const list = [{ attributes: { color: 'red', size: 's' } }, { attributes: { color: 'group', size: 'm' } }];
  host.setAttribute('data-product_variations', JSON.stringify(list));
  mount(<VariationForm host={host} settings={settings.parse({}, vi.fn())} />);
  const [color, size] = host.querySelectorAll('select');
  if (size) size.value = 's';
  size?.dispatchEvent(new Event('change', { bubbles: true }));
  expect([...(color?.options ?? [])].map(({ value }) => value)).toEqual(['', 'red']);
});
