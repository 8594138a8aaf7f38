import { describe, expect, test } from 'vitest';
import { settings } from '../../../src/api/sdk';
import { describeSetting } from '../../../src/core/settings/schema';
import { list, mediaUrl, number, text } from '../../../src/core/settings/settings';
import type { ControlProps } from '../../../src/core/settings/types';
import { placeholdersOf, refusalFor } from '../../../src/panel/refusal';

describe('the refusal of a value', () => {
  const speed = describeSetting(number(500, { min: 100, max: 900, unit: 'milliseconds' }), 'speed');
  const tags = describeSetting(
    list((one) => typeof one === 'string', [], 'list of texts', { max: 3 }),
    'tags',
  );

  test.each([
    [speed, 300, undefined],
    [speed, undefined, undefined],
    [speed, 20, 'It takes a number from 0.1 to 0.9 (seconds)'],
    [speed, 'fast', 'It takes a number from 0.1 to 0.9 (seconds)'],
    [tags, ['a', 'b'], undefined],
    [tags, ['a', 7], 'Item 2 does not fit: 7. It takes this: list of texts'],
    [tags, ['a', 'b', 'c', 'd'], 'It is longer than it may be'],
  ])('a value is refused with what the setting takes, in words (row %#)', (setting, raw, message) => {
    expect(refusalFor(setting, raw)).toBe(message);
  });

  test('a value of the site is refused for markup', () => {
    const film = describeSetting(mediaUrl(''), 'film');
    expect(refusalFor(film, 'https://elsewhere.example/a.mp4')).toBeUndefined();
    expect(refusalFor(film, 'https://elsewhere.example/a.mp4', true)).toContain('markup may not say this');
  });
});

test('the placeholders of a text are found', () => {
  expect(placeholdersOf('%1$s of %s: {name}, %time%, {{n}}, 100 %')).toEqual([
    '%1$s',
    '%s',
    '{name}',
    '%time%',
    '{{n}}',
  ]);
  expect(placeholdersOf('Add to cart')).toEqual([]);
});

test('the control of an integrator fits its setting', () => {
  const Stars = ({ value, id }: ControlProps<number>) => <span id={id}>{'★'.repeat(value)}</span>;
  expect(describeSetting(settings.withControl(number(3), Stars), 'stars').control).toMatchObject({ kind: 'custom' });
  // @ts-expect-error -- the component takes numbers, the setting gives texts.
  settings.withControl(text(''), Stars);
});
