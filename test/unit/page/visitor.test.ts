import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../../src/page/storage/cookies';
import { canStore, readStored, removeStored, writeStored } from '../../../src/page/storage/storage';

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => vi.restoreAllMocks());

describe('storage', () => {
  test('the storage stores, reads and removes', () => {
    expect(writeStored('local', 'key', 'value')).toBe(true);
    expect(readStored('local', 'key')).toBe('value');
    expect(readStored('session', 'key')).toBeNull();
    removeStored('local', 'key');
    expect(readStored('local', 'key')).toBeNull();
    expect(canStore('local')).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  test.each(['local', 'session'] as const)('the %s storage is empty and never throws when it is blocked', (kind) => {
    vi.spyOn(window, `${kind}Storage`, 'get').mockImplementation(blocked);
    expect(readStored(kind, 'key')).toBeNull();
    expect(writeStored(kind, 'key', 'value')).toBe(false);
    expect(() => removeStored(kind, 'key')).not.toThrow();
    expect(canStore(kind)).toBe(false);
  });

  test('the storage reports that it is full', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ setItem: blocked } as unknown as Storage);
    expect(writeStored('local', 'key', 'value')).toBe(false);
    expect(canStore('local')).toBe(false);
  });
});

describe('cookies', () => {
  test('cookies are set for the whole site, for a number of days or for the session', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeCookie('notice', 'on', 2);
    writeCookie('session', 'a;b');
    const [first = '', second = ''] = set.mock.calls.map(([text]) => text);
    expect(first).toMatch(/^notice=on; path=\/; sameSite=lax; expires=.+ GMT$/);
    expect(second).toBe('session=a%3Bb; path=/; sameSite=lax');
  });

  test('cookies are read, and malformed ones do not prevent it', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('broken=%E0%A4%A; good=a%20b; =x');
    expect(readCookie('good')).toBe('a b');
    expect(readCookie('other')).toBeUndefined();
    expect(() => readCookie('broken')).not.toThrow();
  });

  test('cookies are empty and never throw when they are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(readCookie('good')).toBeUndefined();
    expect(() => writeCookie('good', '1')).not.toThrow();
    expect(() => removeCookie('good')).not.toThrow();
  });
});
