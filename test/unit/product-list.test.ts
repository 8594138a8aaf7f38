import { afterEach, describe, expect, test, vi } from 'vitest';
import { isTap } from '../../src/page/base/device';
import { cardClick } from '../../src/widgets/product-list/rules';

const plain = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  button: 0,
  target: '',
  hasSelected: false,
};

describe('a click on a card', () => {
  for (const [what, facts, result] of [
    ['is followed', {}, 'follow'],
    ['opens beside when the card says so', { target: '_blank' }, 'open'],
    ['opens beside with the Control key', { ctrlKey: true }, 'open'],
    ['opens beside with the Command key', { metaKey: true }, 'open'],
    ['opens beside with the Shift key', { shiftKey: true }, 'open'],
    ['opens beside with the middle button', { button: 1 }, 'open'],
    ['is left alone with the Alt key', { altKey: true }, 'none'],
    ['is left alone with another button', { button: 2 }, 'none'],
    ['is no click when it has selected text', { hasSelected: true }, 'none'],
  ] as const) {
    test(`a click on a card ${what}`, () => expect(cardClick({ ...plain, ...facts })).toBe(result));
  }
});

describe('a tap', () => {
  afterEach(() => vi.unstubAllGlobals());
  const click = (init: Record<string, unknown>): MouseEvent =>
    ({ detail: 1, isTrusted: true, ...init }) as unknown as MouseEvent;

  test('a tap is known by the click itself, or by the pointer before it', () => {
    expect(isTap(click({ pointerType: 'touch' }), undefined)).toBe(true);
    expect(isTap(click({ pointerType: 'mouse' }), 'touch')).toBe(false);
    expect(isTap(click({ pointerType: 'pen' }), undefined)).toBe(false);
    expect(isTap(click({}), 'touch')).toBe(true);
    expect(isTap(click({}), 'mouse')).toBe(false);
  });

  test('a tap is not what a key or a screen reader does', () => {
    expect(isTap(click({ detail: 0, pointerType: '' }), 'touch')).toBe(false);
  });

  test('a tap is guessed from the device for a click that was held and repeated', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(isTap(click({ isTrusted: false }), 'mouse')).toBe(true);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(isTap(click({ isTrusted: false }), 'touch')).toBe(false);
  });
});
