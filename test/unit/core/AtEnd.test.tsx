import { useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { AtEnd } from '../../../src/core/react/AtEnd';
import { Place } from '../../../src/core/react/Place';
import { element, mount } from './dom';

const HTML = '<div><p>the server’s</p></div>';
const END = '<div data-storefront-own="" style="display: contents;">';

test('AtEnd puts its content behind the server’s nodes, texts too, and removes it at unmount', () => {
  const box = element(HTML);
  const p = box.firstElementChild;
  const { unmount } = mount(
    <AtEnd host={box}>
      <b>ours</b> and a text
    </AtEnd>,
  );
  expect(box.innerHTML).toBe(`<p>the server’s</p>${END}<b>ours</b> and a text</div>`);
  unmount();
  expect(box.outerHTML).toBe(HTML);
  expect(box.firstElementChild).toBe(p);
});

test('AtEnd adds no element for empty content and for content with its own place', async () => {
  const box = element(HTML);
  const { render } = mount(<AtEnd host={box}>{null}</AtEnd>);
  expect(box.outerHTML).toBe(HTML);
  const place = (
    <Place in={box} as="i">
      placed
    </Place>
  );
  render(<AtEnd host={box}>{place}</AtEnd>);
  expect(box.innerHTML).toBe('<p>the server’s</p><i data-storefront-own="">placed</i>');
  render(<AtEnd host={box}>bare</AtEnd>);
  expect(box.innerHTML).toBe(`<p>the server’s</p>${END}bare</div>`);
  render(<AtEnd host={box}>{false}</AtEnd>);
  await expect.poll(() => box.outerHTML).toBe(HTML);
});

test('AtEnd puts later content into the page before its effects run', () => {
  const box = element(HTML);
  const seen = vi.fn();
  let more = (): void => {};
  function Late() {
    const ref = useRef<HTMLElement>(null);
    useLayoutEffect(() => seen(ref.current?.isConnected), []);
    return <em ref={ref} />;
  }
  function Shelf() {
    const [count, add] = useReducer((now: number) => now + 1, 0);
    more = add;
    return count > 0 && <Late />;
  }
  mount(
    <AtEnd host={box}>
      <Shelf />
    </AtEnd>,
  );
  flushSync(() => more());
  expect(seen.mock.calls).toEqual([[true]]);
});

test('AtEnd unmounts without harm when another script has emptied the host', () => {
  const box = element(HTML);
  const { render, unmount } = mount(
    <AtEnd host={box}>
      <b key="one" />
    </AtEnd>,
  );
  box.replaceChildren();
  render(
    <AtEnd host={box}>
      <i key="two" />
    </AtEnd>,
  );
  unmount();
  expect(box.innerHTML).toBe('');
});
