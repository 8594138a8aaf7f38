import { describe, expect, test } from 'vitest';
import { FIRST, lettersOf, nextTurn, type Rotation, type Turn } from '../../src/widgets/animated-headline/rules';

/** The turns of a headline with their waits, until the next word rests. */
function turnsOf(rotation: Rotation, from: Turn = FIRST): string[] {
  const seen: string[] = [];
  let turn = from;
  for (let step = 0; step < 20; step++) {
    const next = nextTurn(turn, rotation);
    if (!next) return [...seen, 'over'];
    [turn] = next;
    seen.push(`${Math.round(next[1])} ${turn.phase} ${turn.at}${turn.letters ? ` ${turn.letters}` : ''}`);
    if (turn.phase === 'shown') return seen;
  }
  return seen;
}

const rotation = (animation: Rotation['animation'], loop = true): Rotation => ({
  animation,
  lengths: [3, 2],
  delay: 1000,
  loop,
});

describe('a headline', () => {
  test('a headline that types selects the word, erases it and types the next one', () => {
    expect(turnsOf(rotation('typing'))).toEqual(['1000 selected 0', '200 erased 1', '500 typing 1 1', '60 shown 1 2']);
  });

  test('a headline that clips narrows and widens', () => {
    expect(turnsOf(rotation('clip'))).toEqual(['600 closing 0', '240 opening 1', '240 shown 1']);
  });

  test('a headline that changes letter by letter continues until the longer word is complete', () => {
    expect(turnsOf(rotation('wave'))).toEqual([
      '1000 changing 1',
      '20 changing 1 1',
      '20 changing 1 2',
      '20 shown 1 3',
    ]);
  });

  test('a headline that changes whole words changes at once and starts again only in a loop', () => {
    expect(turnsOf(rotation('flip'))).toEqual(['1000 shown 1']);
    const last: Turn = { ...FIRST, at: 1 };
    expect(turnsOf(rotation('flip'), last)).toEqual(['1000 shown 0']);
    expect(turnsOf(rotation('flip', false), last)).toEqual(['over']);
  });

  test('a headline with one word stands still', () => {
    expect(nextTurn(FIRST, { ...rotation('typing'), lengths: [5] })).toBeNull();
  });

  test('a headline splits words into letters, except those whose letters are joined', () => {
    expect(lettersOf('né👍🏽')).toEqual(['n', 'é', '👍🏽']);
    expect(lettersOf('مرحبا')).toEqual(['مرحبا']);
  });
});
