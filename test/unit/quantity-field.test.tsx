import { expect, test } from 'vitest';
import { Quantity } from '../../src/widgets/quantity/Quantity';
import { readPage, settings } from '../../src/widgets/quantity/settings';
import { element, mount } from './core/dom';

/** A field with less than its minimum; `focused` when the widget comes. */
function field(focused: boolean): HTMLInputElement {
  const host = element('<div class="quantity"><input class="qty" type="number" value="1" min="4"></div>');
  const input = host.querySelector('input') as HTMLInputElement;
  if (focused) input.focus();
  mount(<Quantity host={host} settings={{ grouped: false, show_quantity: true }} />);
  return input;
}

test('a quantity below the minimum is raised when the widget mounts', () => {
  expect(field(false).value).toBe('4');
});

test('a number that is being typed is left alone until the visitor leaves the field', () => {
  const input = field(true);
  expect(input.value).toBe('1');
  input.value = '12';
  input.blur();
  expect(input.value).toBe('12');
});

test('a quantity below the minimum is raised when the visitor leaves the field unchanged', () => {
  const input = field(true);
  input.blur();
  expect(input.value).toBe('4');
});

test.each([
  ['quantity', '1'],
  ['quantity[12]', '0'],
  ['cart[d3d9446802a4][qty]', '0'],
])('a quantity of 0 in a field with the name %s becomes %s', (name, expected) => {
  const host = element(
    `<div class="quantity"><input class="qty" type="number" name="${name}" value="2" min="0"></div>`,
  );
  const input = host.querySelector('input') as HTMLInputElement;
  mount(<Quantity host={host} settings={settings.parse(readPage(host), () => {})} />);
  input.value = '0';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(input.value).toBe(expected);
});
