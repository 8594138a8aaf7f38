// @ts-expect-error: it brings no types
import jQuery from 'jquery';
import { describe, expect, test } from 'vitest';
import { fits, focusOrder, type ItemState, itemState, type Variation } from '../../src/widgets/swatches/rules';
import { settings as schema } from '../../src/widgets/swatches/settings';
import { placeTooltip } from '../../src/widgets/swatches/Tooltips';
import { variationsOf } from '../../src/widgets/swatches/variations';

const variation = (color: string, size: string, more: Partial<Variation> = {}): Variation => ({
  attributes: { color, size },
  is_in_stock: true,
  ...more,
});

const list = [
  variation('red', 's', { max_qty: 5, variation_stock_left: '5 left' }),
  variation('red', 'm', { is_in_stock: false, max_qty: 1, variation_stock_left: '1 left' }),
];

interface Asked {
  options?: Record<string, unknown>;
  variations?: readonly Variation[] | null;
  offered?: boolean;
  markedOut?: boolean;
  isPlugins?: boolean;
}

const state = (
  attribute: string,
  value: string,
  chosen: Record<string, string>,
  { options = {}, variations = list, offered = true, markedOut = false, isPlugins = false }: Asked = {},
): ItemState => {
  const settings = schema.parse(
    { out_of_stock_tooltip_text: '(out)', unavailable_tooltip_text: '(no)', ...options },
    (why) => {
      throw new Error(why);
    },
  );
  const offer = { value, isOffered: offered, isOutOfStock: markedOut, isPlugins };
  return itemState(attribute, offer, { settings, variations, chosen });
};

describe('the state of a swatch', () => {
  const nothing = { color: '', size: '' };

  test('a swatch is disabled when the select does not offer its value', () => {
    expect(state('size', 'l', nothing, { offered: false })).toMatchObject({ disabled: true, suffix: '(no)' });
    expect(state('size', 's', nothing)).toMatchObject({ disabled: false, noStock: false, suffix: '' });
  });

  test('a swatch out of stock is not disabled when such swatches can be chosen', () => {
    const options = { clickable_out_of_stock: 'yes' };
    expect(state('size', 'm', nothing, { options })).toMatchObject({ noStock: true, disabled: false, suffix: '(out)' });
    expect(state('size', 'm', nothing)).toMatchObject({ noStock: false, disabled: true, suffix: '(out)' });
  });

  test('a swatch of the plugin follows the select alone, unless a setting asks for the stock', () => {
    const ofPlugin = (options: Record<string, unknown>): ItemState =>
      state('size', 'm', nothing, { options, isPlugins: true });
    expect(ofPlugin({})).toMatchObject({ disabled: false, noStock: false, suffix: '' });
    expect(ofPlugin({ clickable_out_of_stock: 'yes' })).toMatchObject({ disabled: false, noStock: true });
    expect(ofPlugin({ disable_out_of_stock: 'yes' })).toMatchObject({ disabled: true, suffix: '(out)' });
    expect(state('size', 's', nothing, { isPlugins: true, markedOut: true })).toMatchObject({ disabled: false });
    expect(state('size', 's', nothing, { isPlugins: true, offered: false })).toMatchObject({ disabled: true });
  });

  test('a swatch is out of stock when the select marks its option so', () => {
    const asked = { markedOut: true, offered: false, options: { clickable_out_of_stock: '1' } };
    expect(state('size', 's', nothing, asked)).toMatchObject({ noStock: true, disabled: false });
  });

  test('a chosen swatch stays chosen when it is out of stock with the other choices', () => {
    expect(state('size', 'm', { color: 'red', size: 'm' })).toMatchObject({
      selected: true,
      disabled: false,
      noStock: true,
    });
  });

  test('a swatch clears the other choices when no variation matches them together', () => {
    const variations = [...list, variation('blue', 'm')];
    const options = { deselect_unavailable: true };
    const chosen = { color: '', size: 's' };
    expect(state('color', 'blue', chosen, { variations, options, offered: false })).toMatchObject({
      clearsOthers: true,
      disabled: false,
      suffix: '(no)',
    });
    expect(state('color', 'blue', chosen, { variations, offered: false })).toMatchObject({
      clearsOthers: false,
      disabled: true,
    });
    expect(state('color', 'green', chosen, { variations, options, offered: false })).toMatchObject({ disabled: true });
  });

  test('a variation out of stock does not match when the settings say so', () => {
    const chosen = { color: '', size: 'm' };
    const options = { deselect_unavailable: 1, disable_out_of_stock: 'true' };
    expect(state('color', 'red', chosen, { options })).toMatchObject({ clearsOthers: true, disabled: false });
    expect(state('color', 'red', chosen, { options: { deselect_unavailable: 1 } })).toMatchObject({
      clearsOthers: false,
      disabled: true,
    });
  });

  test('every swatch is open when only the server knows the variations', () => {
    expect(state('size', 'l', nothing, { variations: null, offered: false })).toMatchObject({ disabled: false });
  });

  for (const [max, shown] of [
    [5, 'few'],
    [6, ''],
    ['', ''],
    ['3', 'few'],
  ] as const) {
    test(`a swatch with max_qty ${JSON.stringify(max)} shows for its stock: ${shown || 'nothing'}`, () => {
      const variations = [{ attributes: { size: 's' }, is_in_stock: true, max_qty: max, variation_stock_left: 'few' }];
      const asked = { variations, options: { show_variation_stock: 'yes', stock_label_threshold: '5' } };
      expect(state('size', 's', { size: '' }, asked).stockLeft).toBe(shown);
    });
  }

  test('a swatch shows its stock only when the other attributes that matter are chosen', () => {
    const options = { show_variation_stock: true };
    expect(state('size', 's', nothing, { options }).stockLeft).toBe('');
    expect(state('size', 's', { color: 'red', size: '', laces: '' }, { options }).stockLeft).toBe('5 left');
    expect(state('size', 'm', { color: 'red', size: '' }, { options }).stockLeft).toBe('');
  });
});

describe('variations', () => {
  const host = (attribute?: string): HTMLElement => {
    const form = document.createElement('form');
    if (attribute !== undefined) form.setAttribute('data-product_variations', attribute);
    return form;
  };

  test('the variations of swatches are an empty list when the attribute is broken', () => {
    expect(variationsOf(host('{"a":'))).toEqual([]);
    expect(variationsOf(host('[null,{"attributes":5}]'))).toEqual([]);
    expect(variationsOf(host())).toEqual([]);
  });

  test('the variations of swatches may be an object, because their list has gaps', () => {
    const given = host('{"0":{"attributes":{"a":"x"}},"2":{"attributes":{"a":"y"}}}');
    expect(variationsOf(given)?.map(({ attributes }) => attributes.a)).toEqual(['x', 'y']);
  });

  test('the variations of swatches are unknown when the page says false', () =>
    expect(variationsOf(host('false'))).toBe(null));

  test.each([
    [[{ attributes: { a: 'y' } }], ['y']],
    [false, undefined],
  ])('the variations of swatches are those in jQuery’s data: %j', (stored, values) => {
    window.jQuery = jQuery;
    const given = host('[{"attributes":{"a":"x"}}]');
    jQuery(given).data('product_variations', stored);
    expect(variationsOf(given)?.map(({ attributes }) => attributes.a)).toEqual(values);
    Reflect.deleteProperty(window, 'jQuery');
  });

  test('the variations of swatches have their entities decoded', () => {
    expect(variationsOf(host('[{"attributes":{"a":"5&quot; &amp; up"}}]'))?.[0]?.attributes).toEqual({
      a: '5" & up',
    });
  });

  test('a variation fits choices that are empty, and any choice where it has no value', () => {
    expect(fits(variation('', 's'), { color: 'red', size: 's' })).toBe(true);
    expect(fits(variation('red', 's'), { color: '', size: 's' })).toBe(true);
    expect(fits(variation('red', 's'), { color: 'Red' })).toBe(false);
    expect(fits(variation('red', 's'), {})).toBe(true);
  });
});

test('arrow keys wrap around in a group of swatches, are mirrored from right to left, and other keys do nothing', () => {
  expect(focusOrder('ArrowRight', 2, 3, false)).toEqual([0, 1, 2]);
  expect(focusOrder('ArrowUp', 0, 3, false)).toEqual([2, 1, 0]);
  expect(focusOrder('ArrowLeft', 0, 3, true)).toEqual([1, 2, 0]);
  expect(focusOrder('Home', 2, 3, true)).toEqual([0, 1, 2]);
  expect(focusOrder('End', 0, 3, false)).toEqual([2, 1, 0]);
  expect(focusOrder('a', 0, 3, false)).toEqual([]);
});

test('tooltips stay above their swatch and inside the page', () => {
  const tooltip = { width: 100, height: 20, arrow: 5 };
  expect(placeTooltip({ top: 300, left: 200, width: 40 }, tooltip, 500)).toEqual({ below: false, shift: '0px' });
  expect(placeTooltip({ top: 26, left: 0, width: 40 }, tooltip, 500)).toEqual({ below: true, shift: '32px' });
  expect(placeTooltip({ top: 27, left: 470, width: 20 }, tooltip, 500)).toEqual({ below: false, shift: '-32px' });
});
