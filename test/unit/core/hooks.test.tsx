import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Bind } from '../../../src/core/react/Bind';
import { sync, useLive, useStore } from '../../../src/core/react/hooks';
import { element, mount } from './dom';

function store<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      sync(() => listeners.forEach((listener) => void listener()));
    },
    quietly(next: T) {
      value = next;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners,
  };
}

type Numbers = ReturnType<typeof store<number>>;

function Shows({ numbers, in: node, seen }: { numbers: Numbers; in?: Element; seen?: (value: number) => void }) {
  const value = useStore(numbers.subscribe, numbers.get);
  seen?.(value);
  return node ? <Bind to={node} text={String(value)} /> : null;
}

function Changes({ numbers }: { numbers: Numbers }) {
  useLayoutEffect(() => numbers.set(2), [numbers]);
  return null;
}

function Marks({ host, seen }: { host: Element; seen(button: Element | null): void }) {
  const button = useLive(host, (inside) => inside.querySelector('button'));
  seen(button);
  return button && <Bind to={button} class={{ on: true }} />;
}

test('useStore renders the store’s value, and each change in the same turn', () => {
  const node = element('<p></p>');
  const numbers = store(1);
  mount(<Shows numbers={numbers} in={node} />);
  expect(node.textContent).toBe('1');
  numbers.set(2);
  expect(node.textContent).toBe('2');
});

test('the effects of useStore follow the store, also when a discarded render has read it before', () => {
  const numbers = store(1);
  const followed: number[] = [];
  let set: (text: string) => void = () => {};
  function Follows() {
    const value = useStore(numbers.subscribe, numbers.get);
    const [, setText] = useState('a');
    set = setText;
    useLayoutEffect(() => void followed.push(value), [value]);
    return null;
  }
  mount(<Follows />);
  sync(() => set('b'));
  // The store changes now and notifies later.
  numbers.quietly(2);
  // React renders once more for the same text, and throws that away.
  sync(() => set('b'));
  numbers.set(2);
  expect(followed).toEqual([1, 2]);
});

test('useStore sees a change that happens between render and subscription', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const node = element('<p></p>');
  const numbers = store(1);
  // The first child's effects run before the second has subscribed.
  mount([<Changes key="a" numbers={numbers} />, <Shows key="b" numbers={numbers} in={node} />]);
  expect(node.textContent).toBe('2');
  warned.mockRestore();
});

test('useStore does not render again for the same value, and unsubscribes at unmount', () => {
  const numbers = store(1);
  const seen = vi.fn();
  const { unmount } = mount(<Shows numbers={numbers} seen={seen} />);
  numbers.set(1);
  expect(seen).toHaveBeenCalledTimes(1);
  unmount();
  expect(numbers.listeners.size).toBe(0);
});

test('useLive gives the current node when another script has replaced or removed it', async () => {
  const host = element('<div><button>old</button></div>');
  const seen = vi.fn();
  mount(<Marks host={host} seen={seen} />);
  expect(host.innerHTML).toBe('<button class="on">old</button>');
  host.innerHTML = '<button>new</button>';
  await vi.waitFor(() => expect(host.innerHTML).toBe('<button class="on">new</button>'));
  host.innerHTML = '';
  await vi.waitFor(() => expect(seen.mock.lastCall).toEqual([null]));
  host.innerHTML = '<button>newest</button>';
  await vi.waitFor(() => expect(host.innerHTML).toBe('<button class="on">newest</button>'));
});
