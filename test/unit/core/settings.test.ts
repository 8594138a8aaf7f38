import { afterEach, describe, expect, test } from 'vitest';
import { hostSettings } from '../../../src/core/settings/hostSettings';
import {
  choice,
  flag,
  list,
  number,
  parseJson,
  type Setting,
  settingsSchema,
  text,
} from '../../../src/core/settings/settings';

/** One setting read from one raw value: what the widget gets, and what the report says. */
function read<T>(setting: Setting<T>, raw: unknown): { value: T; said: string[] } {
  const said: string[] = [];
  const { key } = settingsSchema({ key: setting }).parse({ key: raw }, (message) => said.push(message)) as { key: T };
  return { value: key, said };
}

describe('a switch', () => {
  test.each([
    ['yes', true],
    ['YES ', true],
    ['on', true],
    ['true', true],
    ['1', true],
    [1, true],
    [true, true],
    ['', false],
    ['no', false],
    ['0', false],
    [0, false],
    ['false', false],
    ['off', false],
    [false, false],
    // PHP's empty list: nothing is switched on.
    [[], false],
  ])('the switch reads %j as %s without a diagnostic', (raw, value) => {
    expect(read(flag(!value), raw)).toEqual({ value, said: [] });
  });

  test.each([null, undefined])('the switch takes the default for %s without a diagnostic', (raw) => {
    expect(read(flag(true), raw)).toEqual({ value: true, said: [] });
  });

  test.each(['maybe', 2, {}, { size: 1 }])('the switch takes the default for %j with a diagnostic', (raw) => {
    const { value, said } = read(flag(true), raw);
    expect(value).toBe(true);
    expect(said).toEqual([`"key" is ${JSON.stringify(raw)}, expected yes or no; using true`]);
  });
});

describe('numbers', () => {
  const columns = number(4, { min: 1, max: 8, whole: true });

  test.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    [{ size: 5, unit: 'px' }, 5],
    [{ size: '5', unit: 'px' }, 5],
    [8, 8],
    [1, 1],
  ])('the number reads %j as %s', (raw, value) => {
    expect(read(columns, raw)).toEqual({ value, said: [] });
  });

  test.each(['abc', '', '  ', 0, 9, '2.5', Number.NaN, Number.POSITIVE_INFINITY, '0x', true, [], {}])(
    'the number takes the default for %j with one diagnostic that names the range',
    (raw) => {
      const { value, said } = read(columns, raw);
      expect(value).toBe(4);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^"key" is .+, expected whole number, 1–8; using 4$/);
    },
  );

  test.each([{ size: '' }, { unit: 'px', size: null, sizes: [] }])(
    'the number takes the default for the unmoved slider %j without a diagnostic',
    (raw) => expect(read(columns, raw)).toEqual({ value: 4, said: [] }),
  );

  test('the diagnostic of a number names an open range and the unit', () => {
    const { said } = read(number(100, { min: 0, unit: 'ms' }), -1);
    expect(said).toEqual(['"key" is -1, expected number of ms, 0–…; using 100']);
  });
});

describe('texts, words and lists', () => {
  test('a text takes numbers as their digits and refuses everything that is not a text', () => {
    expect(read(text('fallback'), 7).value).toBe('7');
    expect(read(text('fallback'), '').value).toBe('');
    expect(read(text('fallback'), { a: 1 })).toEqual({
      value: 'fallback',
      said: ['"key" is {"a":1}, expected text; using "fallback"'],
    });
  });

  test('a choice is found in any case and with spaces around it', () => {
    const side = choice(['top', 'bottom'], 'top');
    expect(read(side, ' BOTTOM ')).toEqual({ value: 'bottom', said: [] });
    expect(read(side, 'middle')).toEqual({
      value: 'top',
      said: ['"key" is "middle", expected "top", "bottom"; using "top"'],
    });
    expect(read(side, 1).value).toBe('top');
  });

  test('a list omits the items that cannot be read and keeps the others', () => {
    const names = list((item) => typeof item === 'string', ['x'], 'list of names');
    expect(read(names, ['a', 1, null, 'b'])).toEqual({ value: ['a', 'b'], said: [] });
    expect(read(names, 'a').value).toEqual(['x']);
  });

  test('a diagnostic shortens a long bad value', () => {
    const { said } = read(number(1), 'x'.repeat(500));
    expect(said[0]?.length).toBeLessThan(120);
    expect(said[0]).toContain('…');
  });
});

describe('a schema', () => {
  const schema = settingsSchema({ on: flag(false), size: number(2, { min: 1 }) });
  const quiet = (): void => {
    throw new Error('said something');
  };

  test('a schema ignores unknown keys without a diagnostic', () => {
    expect(schema.parse({ other: 1, size: 3 }, quiet)).toEqual({ on: false, size: 3 });
  });

  test.each(['{"__proto__":{"size":9,"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}},"toString":1}'])(
    'a schema takes nothing from the prototype of %s',
    (json) => {
      const raw = JSON.parse(json) as Record<string, unknown>;
      expect(schema.parse(raw, quiet)).toEqual({ on: false, size: 2 });
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  test('a schema reads a key named like an object method only when the page gives it', () => {
    const odd = settingsSchema({ constructor: text('mine') });
    expect(odd.parse({}, quiet)).toEqual({ constructor: 'mine' });
    expect(odd.parse({ constructor: 'theirs' }, quiet)).toEqual({ constructor: 'theirs' });
  });

  test('a schema describes itself for documentation and forms', () => {
    expect(schema.describe()).toMatchObject([
      { key: 'on', type: 'yes or no', default: 'false', fallback: false, control: { kind: 'switch' } },
      { key: 'size', type: 'number, 1–…', default: '2', fallback: 2, control: { kind: 'number', min: 1 } },
    ]);
    const [, size] = schema.describe();
    expect(['3', 0, '', null].map((raw) => size?.read(raw))).toEqual([{ value: 3 }, undefined, undefined, undefined]);
  });
});

describe('the settings of a host', () => {
  const said: string[] = [];
  afterEach(() => {
    said.length = 0;
  });
  function host(attribute: string | null, inside = ''): Element {
    const element = document.createElement('div');
    if (attribute !== null) element.setAttribute('data-settings', attribute);
    element.innerHTML = inside;
    return element;
  }
  const settingsOf = (element: Element) => hostSettings(element, (message) => said.push(message));
  const script = (json: string) => `<script type="application/json" data-settings>${json}</script>`;

  test('a script that is the host’s own child overrides the attribute key by key', () => {
    expect(settingsOf(host('{"a":1,"b":1}', script('{"b":2}')))).toEqual({ a: 1, b: 2 });
    expect(said).toEqual([]);
  });

  test('a host does not read the script of a widget inside it', () => {
    expect(settingsOf(host(null, `<p>${script('{"b":2}')}</p>`))).toEqual({});
  });

  test.each([null, '', '  ', '[]', '{}'])('a host has no settings and no diagnostic for %j', (attribute) => {
    expect(settingsOf(host(attribute))).toEqual({});
    expect(said).toEqual([]);
  });

  test.each([
    ['{"hash":tr', 'data-settings is not JSON: "{\\"hash\\":tr"; using the defaults'],
    ['["hash"]', 'data-settings is not an object: "[\\"hash\\"]"; using the defaults'],
    ['null', 'data-settings is not an object: "null"; using the defaults'],
    ['7', 'data-settings is not an object: "7"; using the defaults'],
  ])('a host uses the defaults for %s and tells why', (attribute, sentence) => {
    expect(settingsOf(host(attribute))).toEqual({});
    expect(said).toEqual([sentence]);
  });

  test('a host keeps the attribute when the script is broken, and tells which of the two is broken', () => {
    expect(settingsOf(host('{"a":1}', script('{')))).toEqual({ a: 1 });
    expect(said).toEqual(['the data-settings script is not JSON: "{"; using the defaults']);
  });

  test('a host’s quotes are read when a page builder has escaped them twice', () => {
    expect(
      settingsOf(host('{&quot;title&quot;:&quot;Salt &amp; pepper&quot;,&quot;it&quot;:&quot;it&#039;s&quot;}')),
    ).toEqual({ title: 'Salt & pepper', it: "it's" });
  });

  test('entities inside valid JSON stay as they are', () => {
    expect(parseJson('{"a":"5&quot; wide"}')).toEqual({ a: '5&quot; wide' });
  });

  test('a host’s settings cannot write to the prototype of all objects', () => {
    const raw = settingsOf(host('{"__proto__":{"polluted":1}}'));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(settingsSchema({ polluted: number(0) }).parse(raw, () => {})).toEqual({ polluted: 0 });
  });
});
