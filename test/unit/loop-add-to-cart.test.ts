import { afterEach, describe, expect, test } from 'vitest';
import { addsByAjax, dataOfButton, listingQuantity } from '../../src/widgets/loop-add-to-cart/markup';
import { fieldsOfData } from '../../src/woocommerce/cart/lazy/fields';
import { queueCartWrite, whenCartIdle } from '../../src/woocommerce/cartQueue';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the quantity of a list', () => {
  for (const [entered, max, isGrouped, wanted] of [
    ['3', null, false, '3'],
    ['0', null, false, '1'],
    ['', '5', false, '1'],
    ['-2', null, false, '1'],
    ['many', null, false, '1'],
    ['0', null, true, '0'],
    ['5', '5', false, '5'],
    ['6', '5', false, null],
    ['6', '', false, '6'],
    ['0.5', '', false, '0.5'],
    ['0,5', '', false, '0.5'],
    ['1,5', '1,25', false, null],
  ] as const) {
    test(`the quantity "${entered}"${max === null ? '' : ` of at most "${max}"`}${isGrouped ? ' in a group' : ''} is ${wanted ?? 'too much'}`, () => {
      expect(listingQuantity(entered, max, isGrouped)).toBe(wanted);
    });
  }
});

describe('what a button posts', () => {
  const button = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.querySelector('.b') as HTMLElement;
  };

  test('a button posts every data attribute', () => {
    expect(dataOfButton(button('<a class="b" data-product_id="1" data-gift-wrap="red"></a>'))).toEqual({
      product_id: '1',
      giftWrap: 'red',
    });
  });

  test('a button posts the quantity of the field beside it, and nothing above its maximum', () => {
    const html = (value: string, max = ''): string =>
      `<form class="cart"><input class="qty" value="${value}" max="${max}"><button class="b" data-product_id="1" data-quantity="1"></button></form>`;
    expect(dataOfButton(button(html('4')))).toEqual({ product_id: '1', quantity: '4' });
    expect(dataOfButton(button(html('0')))).toMatchObject({ quantity: '1' });
    expect(document.querySelector('input')?.value).toBe('1');
    expect(dataOfButton(button(html('4', '3')))).toBeNull();
  });

  test('a button posts one when the settings or Elementor switch the quantity field off', () => {
    const form =
      '<form class="cart"><input class="qty" value="4" max="3"><button class="b" data-product_id="1" data-quantity="1"></button></form>';
    expect(dataOfButton(button(form), false)).toMatchObject({ quantity: '1' });
    for (const [show, quantity] of [
      ['', '1'],
      ['no', '1'],
      ['yes', undefined],
    ]) {
      const list = `<div class="elementor-element" data-settings='{"show_quantity":"${show}"}'>${form}</div>`;
      expect(dataOfButton(button(list))?.quantity).toBe(quantity);
    }
  });

  test('a button adds by ajax only with the class and an id, and when the shop wants that', () => {
    const page = window as { wc_add_to_cart_params?: object };
    delete page.wc_add_to_cart_params;
    expect(addsByAjax(button('<a class="b ajax_add_to_cart" data-product_id="1"></a>'))).toBe(false);
    page.wc_add_to_cart_params = {};
    expect(addsByAjax(button('<a class="b ajax_add_to_cart" data-product_id="1"></a>'))).toBe(true);
    expect(addsByAjax(button('<a class="b ajax_add_to_cart" data-product_id=""></a>'))).toBe(false);
    expect(addsByAjax(button('<a class="b ajax_add_to_cart"></a>'))).toBe(false);
    expect(addsByAjax(button('<a class="b" data-product_id="1"></a>'))).toBe(false);
  });

  test('the fields that are posted end when an object of a plugin contains itself', () => {
    const loop: Record<string, unknown> = { name: 'a' };
    loop.self = loop;
    const fields = fieldsOfData({ loop, list: [[['deep']]] });
    expect(fields).toContainEqual(['loop[name]', 'a']);
    expect(fields).toContainEqual(['list[]', 'deep']);
    expect(fields.length).toBeLessThan(20);
  });
});

describe('the queue of cart writes', () => {
  test('the queue of cart writes is idle when the last write has ended, even if it failed or came while waiting', async () => {
    const log: string[] = [];
    const write = (name: string): Promise<void> =>
      queueCartWrite(async () => {
        await Promise.resolve();
        log.push(name);
        if (name === 'b') throw new Error('b');
      }).catch(() => undefined);
    void write('a').then(() => write('c'));
    void write('b');
    await Promise.all([whenCartIdle(), whenCartIdle()]);
    expect(log).toEqual(['a', 'b', 'c']);
  });
});
