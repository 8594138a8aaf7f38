import { expect, test } from 'vitest';
import { labelled } from '../../../src/core/settings/lazy/labelled';
import { flag, number, phrase, settingsSchema } from '../../../src/core/settings/settings';
import { applies, fieldsOf, labelOfType } from '../../../src/panel/fields';

const schema = settingsSchema({
  speed: number(5),
  close: phrase('Close'),
  loop: labelled(flag(false), { label: 'Again and again', group: 'look', appliesTo: (host) => host.matches('.loop') }),
});
const fields = fieldsOf(schema.describe(), undefined);
const fieldOf = (key: string) => fields.find((one) => one.key === key)!;

test('a setting without a form has its key as its name, and a group by its kind', () => {
  expect(fields.map(({ key, label, group }) => [key, label, group])).toEqual([
    ['speed', 'speed', 'behaviour'],
    ['close', 'close', 'texts'],
    ['loop', 'Again and again', 'look'],
  ]);
});

test('the form of a type gives names, controls and the order of the fields', () => {
  const form = {
    label: 'Clock',
    fields: {
      close: { label: 'Name of the button', group: 'advanced' },
      speed: { label: 'Speed', control: { kind: 'text' } },
    },
  } as const;
  const [first, second] = fieldsOf(schema.describe().slice(0, 2), form);
  expect([first?.label, first?.group, second?.label, second?.control]).toEqual([
    'Name of the button',
    'advanced',
    'Speed',
    { kind: 'text' },
  ]);
});

test('a setting is left out where it makes no difference', () => {
  const host = document.createElement('div');
  expect(['speed', 'loop'].map((key) => applies(fieldOf(key), host))).toEqual([true, false]);
  host.className = 'loop';
  expect(applies(fieldOf('loop'), host)).toBe(true);
});

test('a type is named by its form, else by its own label, else by its name', () => {
  const forms = { clock: { label: 'Clock', fields: {} } };
  expect(labelOfType(forms, { name: 'clock', label: 'Other' })).toBe('Clock');
  expect(labelOfType(forms, { name: 'size-guide', label: 'Size guide' })).toBe('Size guide');
  expect(labelOfType(forms, { name: 'constructor' })).toBe('constructor');
});
