import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillTemplate, variationHtml } from '../../src/widgets/variation-form/FormExtras';
import { chosenOf, looksBroken, readVariations } from '../../src/widgets/variation-form/markup';
import {
  type Chosen,
  isComplete,
  quantityFor,
  type Variation,
  VariationIndex,
} from '../../src/widgets/variation-form/rules';
import { readSettings, settings } from '../../src/widgets/variation-form/settings';

const variation = (id: number, attributes: Record<string, string>, more: Partial<Variation> = {}): Variation => ({
  attributes,
  variation_id: id,
  is_in_stock: true,
  is_purchasable: true,
  variation_is_visible: true,
  variation_is_active: true,
  ...more,
});

const chosen = (data: Record<string, string>): Chosen => {
  const values = Object.values(data);
  return { count: values.length, chosenCount: values.filter(Boolean).length, data };
};

const form = (html: string, attributes = ''): HTMLElement => {
  document.body.innerHTML = `<form class="variations_form" ${attributes}>${html}</form>`;
  return document.querySelector('form') as HTMLElement;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the match of a variation', () => {
  const index = new VariationIndex([
    variation(1, { c: 'red', s: 'S' }),
    variation(2, { c: 'red', s: '' }),
    variation(3, { c: '', s: 'L' }),
    variation(4, { c: 'blue' }),
  ]);
  const idFor = (data: Record<string, string>) => index.match(chosen(data))?.variation_id;

  test.each([
    [{ c: 'red', s: 'S' }, 1, 'the one with these very values'],
    [{ c: 'red', s: 'M' }, 2, 'one that takes any value'],
    [{ c: 'red', s: 'L' }, 2, 'the first in the server’s order, not the most specific'],
    [{ c: 'green', s: 'L' }, 3, 'any colour'],
    [{ c: 'blue', s: 'M' }, 4, 'one that does not know the attribute'],
    [{ c: 'green', s: 'M' }, undefined, 'none'],
    [{ c: 'Red', s: 'S' }, undefined, 'none: values are compared letter by letter'],
    [{ c: 'red', s: 'S', engraving: 'Ann' }, 1, 'an attribute that no variation knows does not matter'],
  ])(
    'the choice %j finds the variation %s: %s',
    (data: Record<string, string>, id: number | undefined, _which: string) => {
      expect(idFor(data)).toBe(id);
    },
  );

  test('each of a thousand variations is found', () => {
    const many = Array.from({ length: 1000 }, (_, n) =>
      variation(n + 1, { a: String(n % 10), b: String(Math.floor(n / 10) % 10), c: String(Math.floor(n / 100)) }),
    );
    const large = new VariationIndex(many);
    for (const one of many) expect(large.match(chosen(one.attributes))).toBe(one);
  });

  test('entities in attributes are decoded for the match, and percent signs are not', () => {
    const odd = new VariationIndex([
      variation(1, { '%d1%82': '5&quot; &amp; up' }),
      variation(2, { '%d1%82': '%d0%b0' }),
      variation(3, { '%d1%82': 'ü 100%' }),
    ]);
    expect(odd.match(chosen({ '%d1%82': '5" & up' }))?.variation_id).toBe(1);
    expect(odd.match(chosen({ '%d1%82': '%d0%b0' }))?.variation_id).toBe(2);
    expect(odd.match(chosen({ '%d1%82': 'а' }))).toBeUndefined();
    expect(odd.match(chosen({ '%d1%82': 'ü 100%' }))?.variation_id).toBe(3);
  });

  test('attributes may have names like __proto__ and constructor', () => {
    const odd = new VariationIndex([
      variation(
        1,
        Object.fromEntries([
          ['__proto__', 'a'],
          ['constructor', 'x'],
        ]) as Record<string, string>,
      ),
    ]);
    const data = Object.fromEntries([
      ['__proto__', 'a'],
      ['constructor', 'x'],
    ]) as Record<string, string>;
    expect(odd.match(chosen(data))?.variation_id).toBe(1);
    expect(odd.availability(chosen(data))('__proto__')('b')).toBe('off');
    expect(odd.availability(chosen({ toString: '' }))('toString')('b')).toBe('off');
  });

  test('an empty list of variations matches nothing and offers nothing', () => {
    const none = new VariationIndex([]);
    expect(none.match(chosen({ c: 'red' }))).toBeUndefined();
    expect(none.availability(chosen({ c: '' }))('c')('red')).toBe('off');
  });
});

describe('the availability of options', () => {
  const index = new VariationIndex([
    variation(1, { c: 'red', s: 'S' }),
    variation(2, { c: 'red', s: 'M' }, { is_in_stock: false }),
    variation(3, { c: 'blue', s: 'S' }, { variation_is_active: false }),
    variation(4, { c: 'green', s: '' }, { is_in_stock: false }),
    variation(5, { c: 'green', s: 'L' }),
  ]);
  const sizes = (colour: string) => ['S', 'M', 'L', 'XL'].map(index.availability(chosen({ c: colour, s: 'S' }))('s'));

  test('an option is off without a fitting variation, disabled with inactive ones, and may be out of stock', () => {
    expect(sizes('red')).toEqual(['on', 'out-of-stock', 'off', 'off']);
    expect(sizes('blue')).toEqual(['disabled', 'off', 'off', 'off']);
    expect(sizes('green')).toEqual(['out-of-stock', 'out-of-stock', 'on', 'out-of-stock']);
  });

  test('the options of an attribute are not limited by its own value', () => {
    expect(sizes('')).toEqual(['on', 'out-of-stock', 'on', 'out-of-stock']);
  });

  test('an attribute that no variation has offers no options', () => {
    expect(index.availability(chosen({ x: '' }))('x')('any')).toBe('off');
  });

  test.each([
    [{ c: 'red', s: 'S' }, 's', []],
    [{ c: 'red', s: 'L' }, 's', ['c']],
    [{ c: 'red', s: 'L' }, 'c', ['s']],
    [{ c: 'red', s: 'L' }, undefined, ['s']],
    [{ c: 'blue', s: 'S' }, 's', ['c']],
    [{ c: 'gold', s: 'S' }, 'c', ['c']],
    [{ c: '', s: '' }, 'c', []],
  ])('of the choice %j, last changed at %s, these attributes are cleared: %j', (data, newest, gone) => {
    expect(index.conflicts(chosen(data), newest)).toEqual(gone);
  });
});

describe('the quantity of a variation', () => {
  test.each([
    [{ min_qty: 1, max_qty: '' }, '4', '4'],
    [{ min_qty: 2, max_qty: '' }, '1', '2'],
    [{ min_qty: 1, max_qty: 3 }, '7', '3'],
    [{ min_qty: '2', max_qty: '5' }, '', '2'],
    [{ min_qty: 1, max_qty: '' }, 'many', '1'],
    [{ min_qty: 0.5, max_qty: 2.5 }, '1.5', '1.5'],
    [{ min_qty: 4, max_qty: 2 }, '9', '4'],
  ])('the bounds %j change the quantity %s to %s', (bounds, before, after) => {
    expect(quantityFor(variation(1, {}, bounds), before)).toEqual({
      value: after,
      min: String(bounds.min_qty),
      max: String(bounds.max_qty),
      hidden: false,
    });
  });

  test('a variation that is sold individually has the hidden quantity one without a maximum', () => {
    const one = variation(1, {}, { is_sold_individually: 'yes', min_qty: 3, max_qty: 9 });
    expect(quantityFor(one, '5')).toEqual({ value: '1', min: '1', max: '', hidden: true });
  });
});

describe('the details of a variation', () => {
  const data = variation(1, {}, { price_html: '<b>1 &euro;</b>', note: '<i>"hi"</i>', nothing: null, max_qty: 3 });

  test('three braces of a template give HTML, two give text, and a missing value gives nothing', () => {
    const source =
      '{{{ data.variation.price_html }}}|{{data.variation.note}}|{{ data.variation.nothing }}|{{{ data.variation.toString }}}|{{{data.variation.max_qty}}}';
    expect(fillTemplate(source, data)).toBe('<b>1 &euro;</b>|&#60;i&#62;&#34;hi&#34;&#60;/i&#62;|||3');
  });

  test('the old wrappers of a template and the code for an engine are removed', () => {
    const source = '/* <![CDATA[ */{{{ data.variation.price_html }}}<# if (x) { #>{{ data.other }}<# } #>/* ]]> */';
    expect(fillTemplate(source, data)).toBe('<b>1 &euro;</b>');
  });

  test('braces in a value stay as they are', () => {
    const braces = variation(1, {}, { price_html: '{{ data.variation.note }} <# x #>' });
    expect(fillTemplate('{{{ data.variation.price_html }}}', braces)).toBe('{{ data.variation.note }} <# x #>');
  });

  test('a template with conditions is filled by the page’s engine, and without it when that fails', () => {
    const host = form(
      '<script type="text/template" id="tmpl-variation-template"><# if (1) { #>{{{ data.variation.price_html }}}<# } #></script>',
    );
    vi.stubGlobal('wp', { template: (name: string) => () => `engine:${name}` });
    expect(variationHtml(host, data)).toBe('engine:variation-template');
    vi.stubGlobal('wp', {
      template: () => {
        throw new EvalError('unsafe-eval');
      },
    });
    expect(variationHtml(host, data)).toBe('<b>1 &euro;</b>');
  });

  test('the stock template serves when the page has none, and an invisible variation has its own', () => {
    const host = form('');
    expect(variationHtml(host, data)).toContain('<div class="woocommerce-variation-price"><b>1 &euro;</b></div>');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="text/template" id="tmpl-unavailable-variation-template"><p>gone</p></script>',
    );
    for (const visible of [false, 0, '', undefined]) {
      expect(variationHtml(host, { ...data, variation_is_visible: visible as boolean })).toBe('<p>gone</p>');
    }
  });
});

describe('the markup of a variation form', () => {
  test('the choice is read from the selects in .variations by attribute name', () => {
    const host = form(
      '<div class="variations"><select name="attribute_a" data-attribute_name="attribute_a"><option value="x" selected>x</option></select><select name="attribute___proto__"><option value="">-</option></select></div><select name="other"><option value="1">1</option></select>',
    );
    const now = chosenOf(host);
    expect([now.count, now.chosenCount, now.data.attribute_a]).toEqual([2, 1, 'x']);
    expect(isComplete(now)).toBe(false);
    expect(isComplete(chosen({ a: 'x' }))).toBe(true);
    expect(isComplete(chosen({}))).toBe(false);
  });

  test('the variations are a list, a list with gaps or false, and invalid entries are ignored', () => {
    expect(
      readVariations(form('', `data-product_variations='[{"attributes":{},"variation_id":1},null,{"attributes":[]}]'`)),
    ).toHaveLength(1);
    expect(
      readVariations(form('', `data-product_variations='{"0":{"attributes":{}},"2":{"attributes":{}}}'`)),
    ).toHaveLength(2);
    expect(readVariations(form('', 'data-product_variations="false"'))).toBe(false);
  });

  test.each(['', '[{"attributes":', 'nonsense', '"text"'])(
    'the variations %j cannot be read, which gives null and a warning in the console',
    (json) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const host = form('');
      host.setAttribute('data-product_variations', json);
      expect(readVariations(host)).toBeNull();
      expect(warn).toHaveBeenCalledOnce();
      expect(looksBroken(host)).toBe(true);
      warn.mockRestore();
    },
  );
});

describe('the settings of a variation form', () => {
  test('the settings take texts from the page and times from the defaults', () => {
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_unavailable_text: 'Weg.' });
    const notes: string[] = [];
    const read = settings.parse(readSettings(form('', 'data-product_variations="[]"')), (note) => notes.push(note));
    expect(read).toMatchObject({
      unavailable: 'Weg.',
      detailsDelay: 300,
      slideDuration: 200,
      startDelay: 100,
      prefetch: true,
    });
    expect(read.makeSelection).not.toBe('');
    expect(notes).toEqual([]);
  });

  test('the settings report a list of variations that is cut off', () => {
    const notes: string[] = [];
    settings.parse(readSettings(form('', `data-product_variations='[{"attr'`)), (note) => notes.push(note));
    expect(notes).toEqual([expect.stringContaining('"data-product_variations"')]);
  });
});
