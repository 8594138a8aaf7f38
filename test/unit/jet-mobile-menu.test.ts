import { expect, test } from 'vitest';
import { opens, readMenu } from '../../src/widgets/jet-mobile-menu/items';

const raw = (more: object = {}): object => ({ itemId: 4, name: 'Boats', url: '/boats/', ...more });

test('the items of a menu are read from an object and from a list', () => {
  const named = readMenu({ items: { 'item-4': raw({ children: { 'item-5': raw() } }) } });
  const listed = readMenu({ items: [raw({ children: [raw()] })] });
  expect(named).toEqual(listed);
  expect(named?.items[0]).toMatchObject({ id: '4', name: 'Boats', url: '/boats/', content: '' });
  expect(named?.items[0]?.children).toHaveLength(1);
});

test.each([[undefined], [null], ['items'], [{}], [{ items: 7 }], [[]]])('the value %j is not a menu', (value) => {
  expect(readMenu(value)).toBeNull();
});

test('values of a menu item that are not texts count as missing', () => {
  const [item] = readMenu({ items: [raw({ name: ['x'], url: {}, classes: 'no', target: false }), 'x'] })!.items;
  expect(item).toMatchObject({ name: '', url: '', classes: [], target: '' });
});

test('the name of a menu item is empty when it is hidden', () => {
  expect(readMenu({ items: [raw({ hideItemText: true })] })!.items[0]!.name).toBe('');
});

test('a menu item opens its items or its mega menu', () => {
  const item = (more: object) => readMenu({ items: [raw(more)] })!.items[0]!;
  expect(opens(item({}))).toBe(false);
  expect(opens(item({ children: [raw()] }))).toBe(true);
  expect(opens(item({ megaTemplateId: 7, megaContent: { content: '<p>Yes</p>' } }))).toBe(true);
  expect(opens(item({ megaTemplateId: false, megaContent: { content: '<p>Yes</p>' } }))).toBe(false);
});

test.each<[string, (item: object) => object]>([
  ['list', (item) => [item]],
  ['record', (item) => ({ a: item })],
])('a menu that contains itself in a %s is read to a limited depth', (_, holding) => {
  const item: Record<string, unknown> = raw() as Record<string, unknown>;
  item.children = holding(item);
  expect(JSON.stringify(readMenu({ items: holding(item) })).length).toBeLessThan(10_000);
});
