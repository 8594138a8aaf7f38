import { describe, expect, test } from 'vitest';
import { labelContent, sortedRows } from '../../src/widgets/address-fields/Rows';
import { localeFields, rulesFor, stateFor, statesOf } from '../../src/widgets/address-fields/rules';
import { readPage } from '../../src/widgets/address-fields/settings';

describe('the states of a country', () => {
  const countries = {
    US: { CA: 'California', NY: 'New York' },
    FR: [],
    IE: {},
    XX: 'none',
    YY: { A: 'Good &amp; bad', B: { nested: true }, C: null },
    ZZ: ['First', 'Second'],
  };

  test('the states of a country are a list, none or free text', () => {
    expect(statesOf(countries, 'US')).toEqual([
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ]);
    expect(statesOf(countries, 'FR')).toBe('none');
    expect(statesOf(countries, 'IE')).toBe('none');
    expect(statesOf(countries, 'GB')).toBe('text');
    expect(statesOf(countries, '')).toBe('text');
  });

  test('the states of a country omit odd values and are decoded, and inherited names are not countries', () => {
    expect(statesOf(countries, 'XX')).toBe('text');
    expect(statesOf(countries, 'YY')).toEqual([{ code: 'A', name: 'Good & bad' }]);
    expect(statesOf(countries, 'ZZ')).toEqual([
      { code: '0', name: 'First' },
      { code: '1', name: 'Second' },
    ]);
    expect(statesOf(countries, '__proto__')).toBe('text');
    expect(statesOf(countries, 'constructor')).toBe('text');
  });

  test('a value is matched to a state by its code first, then in any case and by its name', () => {
    const states = [
      { code: 'CA', name: 'California' },
      { code: 'ca', name: 'Lower' },
      { code: 'NY', name: 'New York' },
    ];
    expect(stateFor(states, 'ca')).toBe('ca');
    expect(stateFor(states, ' new york ')).toBe('NY');
    expect(stateFor(states, 'ny')).toBe('NY');
    expect(stateFor(states, 'York')).toBe('');
    expect(stateFor(states, '')).toBe('');
  });
});

describe('the rules of a country', () => {
  const locale = {
    default: { city: { label: 'Town', required: true, priority: 70, class: ['form-row-wide', 'address-field'] } },
    AA: { city: { priority: '65', hidden: true, required: false } },
    BB: { city: { class: ['form-row-first'], label: 7, placeholder: 'Where?' } },
    CC: 'nothing',
  };

  test('the rules of a country override those for all countries', () => {
    expect(rulesFor(locale, 'AA', 'city')).toEqual({
      label: 'Town',
      placeholder: undefined,
      required: false,
      hidden: true,
      position: 'form-row-wide',
      priority: 65,
    });
    expect(rulesFor(locale, 'BB', 'city')).toMatchObject({ placeholder: 'Where?', position: 'form-row-first' });
    expect(rulesFor(locale, 'BB', 'city').label).toBeUndefined();
  });

  test('the rules of an unknown or broken country are those for all countries', () => {
    for (const country of ['CC', 'ZZ', '__proto__', 'default'])
      expect(rulesFor(locale, country, 'city')).toMatchObject({ label: 'Town', required: true, priority: 70 });
    expect(rulesFor({}, 'AA', 'city')).toMatchObject({ required: undefined, hidden: false, priority: undefined });
  });

  test('the rules hide a state that has a list only where the page names the country among the fields', () => {
    const isHidden = (fields?: Record<string, string>): boolean =>
      rulesFor({ AA: { state: { hidden: true }, city: { hidden: true } } }, 'AA', 'state', fields).hidden;
    expect([isHidden(), isHidden({ country: '#a', state: '#b' }), isHidden({ state: '#b' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(rulesFor({ AA: { city: { hidden: true } } }, 'AA', 'city', { state: '#b' }).hidden).toBe(true);
  });

  test('the rows are WooCommerce’s own when the page names none, and names that are not texts are ignored', () => {
    expect(localeFields(undefined).map(([key]) => key)).toEqual([
      'address_1',
      'address_2',
      'state',
      'postcode',
      'city',
    ]);
    expect(localeFields({ city: '#a', state: 3 })).toEqual([['city', '#a']]);
  });
});

describe('the order of rows', () => {
  test('the rows follow their priority; equal ones keep their order, and one without follows the row before it', () => {
    const rows = [
      { name: 'a', priority: 20 },
      { name: 'b', priority: 0 },
      { name: 'c', priority: 10 },
      { name: 'd', priority: 20 },
    ];
    expect(sortedRows(rows, ({ priority }) => priority).map(({ name }) => name)).toEqual(['c', 'a', 'd', 'b']);
  });
});

describe('a label', () => {
  const texts = { requiredText: 'required', optionalText: 'optional' };
  const label = (markup: string): HTMLElement => {
    const element = document.createElement('label');
    element.innerHTML = markup;
    return element;
  };
  const shown = (markup: string, text: string | undefined, isRequired: boolean | undefined): string | null => {
    const element = label(markup);
    const content = labelContent(element, text, isRequired, texts);
    if (!content) return null;
    element.replaceChildren(...content);
    return element.innerHTML;
  };
  const STAR = '<span class="required" title="required" aria-hidden="true">*</span>';

  test('a label that is right is left alone', () => {
    expect(shown('City&nbsp;<span class="required">*</span>', 'City', true)).toBeNull();
    expect(shown('City', undefined, undefined)).toBeNull();
    expect(shown('  City\n ', 'City', undefined)).toBeNull();
  });

  test('a label gets the text of the country and keeps its mark', () => {
    expect(shown('City&nbsp;<span class="required">*</span>', 'Suburb', true)).toBe(
      'Suburb&nbsp;<span class="required">*</span>',
    );
    expect(shown('City', '<em>Suburb</em>', true)).toBe(`<em>Suburb</em>&nbsp;${STAR}`);
  });

  test('a label gets one mark, whatever marks it had', () => {
    expect(shown('City&nbsp;<span class="required">*</span>', undefined, false)).toBe(
      'City&nbsp;<span class="optional">(optional)</span>',
    );
    expect(shown('City <b>x</b><span class="optional">a</span><span class="required">b</span>', undefined, true)).toBe(
      `City <b>x</b>&nbsp;${STAR}`,
    );
  });

  test('the star is an abbreviation where the rows of the page have such stars', () => {
    const row = document.body.appendChild(document.createElement('p'));
    row.append(label('<abbr class="required">*</abbr>'));
    // The terms of the checkout have an abbreviation also where the rows have none.
    row.className = 'form-row validate-required';
    expect(shown('City', undefined, true)).toBe(`City&nbsp;${STAR}`);
    row.id = 'billing_first_name_field';
    expect(shown('City', undefined, true)).toBe(
      'City&nbsp;<abbr class="required" title="required" aria-hidden="true">*</abbr>',
    );
    row.remove();
    expect(shown('City', undefined, true)).toBe(`City&nbsp;${STAR}`);
  });

  test('a label’s mark is also found deeper inside it', () => {
    const deep = '<span>City <abbr class="required">*</abbr></span>';
    expect(shown(deep, 'City', true)).toBeNull();
    expect(shown(deep, undefined, undefined)).toBeNull();
    expect(shown(deep, undefined, false)).toBe('<span>City </span><span class="optional">(optional)</span>');
    expect(shown(deep, 'Suburb', true)).toBe('Suburb&nbsp;<abbr class="required">*</abbr>');
    expect(shown('<b class="required"><i class="required">*</i></b>City', 'City', true)).toBeNull();
  });

  test('a label that changes leaves the server’s nodes as they are', () => {
    const element = label('<span>City <abbr class="required">*</abbr></span>');
    const span = element.firstElementChild;
    element.replaceChildren(...(labelContent(element, 'Suburb', true, texts) ?? []));
    expect(span?.outerHTML).toBe('<span>City <abbr class="required">*</abbr></span>');
  });

  test('a label that changes keeps the nodes of an equal text', () => {
    const element = label('<b>City</b>');
    const bold = element.firstChild;
    expect(labelContent(element, 'City', true, texts)?.[0]).toBe(bold);
  });
});

test.each([
  ['Elementor’s element around it', '<div class="elementor-element" data-settings=\'SET\'><p></p></div>', true],
  ['the group itself', "<p data-settings='SET'></p>", true],
  ['what the page has marked around it', '<div data-widget="address-fields" data-settings=\'SET\'><p></p></div>', true],
  ['nobody', '<div class="elementor-element"><p></p></div>', undefined],
])('a group of address fields reads Elementor’s setting from %s', (_who, markup, expected) => {
  document.body.innerHTML = markup.replace('SET', '{"modify_field":"yes"}');
  const raw = readPage(document.querySelector('p') as HTMLElement);
  expect(raw.modifyField).toBe(expected);
});
