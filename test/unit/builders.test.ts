import { expect, test, vi } from 'vitest';
import { settings as s } from '../../src/api/builders';
import type { SettingsReader } from '../../src/core/settings/types';

const readBy = <T>(schema: SettingsReader<T>, raw: Record<string, unknown>): { values: T; said: string[] } => {
  const said: string[] = [];
  return { values: schema.parse(raw, (message) => void said.push(message)), said };
};

test.each([
  ['2030-12-31 18:30', '2030-12-31 18:30'],
  ['2030-12-31T18:30', '2030-12-31 18:30'],
  ['2030-12-31T18:30:59', '2030-12-31 18:30'],
  [' 2030-12-31 ', '2030-12-31 00:00'],
  ['', ''],
])('a date is stored in one form, however “%s” was written', (raw, expected) => {
  expect(readBy(s.schema({ end: s.date('2029-01-01 00:00') }), { end: raw })).toEqual({
    values: { end: expected },
    said: [],
  });
});

test.each(['2030-02-31', '2030-12-31 24:30', '31.12.2030', 'soon', 20301231, true])(
  'what is no date gives the default and a diagnostic: %s',
  (raw) => {
    const { values, said } = readBy(s.schema({ end: s.date('') }), { end: raw });
    expect(values).toEqual({ end: '' });
    expect(said).toEqual([`"end" is ${JSON.stringify(raw)}, expected a date, such as 2030-12-31 18:30; using ""`]);
  },
);

test.each([
  ['/sizes/?unit=cm#m', '/sizes/?unit=cm#m'],
  ['#m', '#m'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['mailto:shop@example.org', 'mailto:shop@example.org'],
  [{ url: ' /sizes/ ', is_external: '' }, '/sizes/'],
  [{ url: '' }, ''],
  ['', ''],
])('a link may lead to any place that links lead to, also from markup: %j', (raw, expected) => {
  expect(readBy(s.schema({ to: s.link('/') }), { to: raw })).toEqual({ values: { to: expected }, said: [] });
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,hi', { url: 'vbscript:x' }, 7])(
  'a link that would run code, or is no address, gives the default: %j',
  (raw) => {
    const { values, said } = readBy(s.schema({ to: s.link('/') }), { to: raw });
    expect(values).toEqual({ to: '/' });
    expect(said).toHaveLength(1);
  },
);

test('a picture from anywhere counts only from the site’s configuration', () => {
  const schema = s.schema({ photo: s.media('') });
  const raw = { photo: { url: 'https://elsewhere.example/a.png', id: 7 } };
  expect(readBy(schema, raw).values).toEqual({ photo: '' });
  expect(schema.parse(raw, () => {}, raw)).toEqual({ photo: 'https://elsewhere.example/a.png' });
  expect(schema.describe()[0]).toMatchObject({ key: 'photo', control: { kind: 'media' } });
});

test('what the panel says about a setting stays, in whatever order it is built', () => {
  const field = { label: 'Columns', group: 'look' } as const;
  const Stars = (): null => null;
  const schema = s.schema({
    inside: s.perDevice(s.labelled(s.number(3), field), { mobile: 1 }),
    around: s.labelled(s.perDevice(s.number(3)), field),
    first: s.withControl(s.labelled(s.number(3), field), Stars),
    last: s.labelled(s.withControl(s.number(3), Stars), field),
    site: s.siteOnly(s.labelled(s.text(''), field)),
    plain: s.number(3),
  });
  const described = Object.fromEntries(schema.describe().map((one) => [one.key, one]));
  for (const key of ['inside', 'around', 'first', 'last', 'site']) expect(described[key]?.field, key).toEqual(field);
  expect(described.plain).not.toHaveProperty('field');
  for (const key of ['inside', 'around']) expect(described[key]?.perDevice, key).toContain(`${key}_mobile`);
  for (const key of ['first', 'last']) expect(described[key]?.control.kind, key).toBe('custom');
  expect(schema.parse({ inside_tablet: 2, around: '5' }, () => {})).toMatchObject({
    inside: { desktop: 3, tablet: 2, mobile: 1 },
    around: { desktop: 5 },
    last: 3,
  });
});

test('a setting is shown everywhere once its `appliesTo` has thrown, and the console says why once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = vi.fn(() => {
    throw new Error('no such part');
  });
  const schema = s.schema({ from: s.labelled(s.number(3), { label: 'From', appliesTo: asked }) });
  const [from] = schema.describe();
  expect([from?.field?.appliesTo?.(document.body), from?.field?.appliesTo?.(document.body)]).toEqual([true, true]);
  expect(asked).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
