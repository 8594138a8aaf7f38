import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../../src/page/storage/cookies';
import { canStore, readStored, removeStored, writeStored } from '../../../src/page/storage/storage';

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => vi.restoreAllMocks());

describe('storage', () => {
  test('stores, reads and removes', () => {
    expect(writeStored('local', 'key', 'value')).toBe(true);
    expect(readStored('local', 'key')).toBe('value');
    expect(readStored('session', 'key')).toBeNull();
    removeStored('local', 'key');
    expect(readStored('local', 'key')).toBeNull();
    expect(canStore('local')).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  test.each(['local', 'session'] as const)('%s that is blocked as a whole holds nothing and never throws', (kind) => {
    vi.spyOn(window, `${kind}Storage`, 'get').mockImplementation(blocked);
    expect(readStored(kind, 'key')).toBeNull();
    expect(writeStored(kind, 'key', 'value')).toBe(false);
    expect(() => removeStored(kind, 'key')).not.toThrow();
    expect(canStore(kind)).toBe(false);
  });

  test('that is full says so', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ setItem: blocked } as unknown as Storage);
    expect(writeStored('local', 'key', 'value')).toBe(false);
    expect(canStore('local')).toBe(false);
  });
});

describe('cookies', () => {
  test('are set for the whole site, for a number of days or for the session', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeCookie('notice', 'on', 2);
    writeCookie('session', 'a;b');
    const [first = '', second = ''] = set.mock.calls.map(([text]) => text);
    expect(first).toMatch(/^notice=on; path=\/; sameSite=lax; expires=.+ GMT$/);
    expect(second).toBe('session=a%3Bb; path=/; sameSite=lax');
  });

  test('are read, and malformed ones do not keep the others from being read', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('broken=%E0%A4%A; good=a%20b; =x');
    expect(readCookie('good')).toBe('a b');
    expect(readCookie('other')).toBeUndefined();
    expect(() => readCookie('broken')).not.toThrow();
  });

  test('that are blocked hold nothing and never throw', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(readCookie('good')).toBeUndefined();
    expect(() => writeCookie('good', '1')).not.toThrow();
    expect(() => removeCookie('good')).not.toThrow();
  });
});
