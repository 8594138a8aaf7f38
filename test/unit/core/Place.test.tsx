import { useLayoutEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Place } from '../../../src/core/react/Place';
import { element, mount } from './dom';

function Child({ seen }: { seen(isConnected?: boolean): void }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => seen(ref.current?.isConnected), [seen]);
  return <em ref={ref} />;
}

/** The content, without the mark of what is ours. */
const contentOf = (box: Element): string => box.innerHTML.replaceAll(' data-storefront-own=""', '');

test('Place stands at the end of, before or after a node of the server, and goes at unmount', () => {
  const html = '<div><p></p><hr></div>';
  const box = element(html);
  const [p, hr] = [...box.children] as [Element, Element];
  const { unmount } = mount([
    <Place key="in" in={box} as="b" />,
    <Place key="before" before={p} as="i" />,
    <Place key="after" after={p} as="u" />,
    <Place key="last" after={hr} as="s" />,
  ]);
  expect(contentOf(box)).toBe('<i></i><p></p><u></u><hr><s></s><b></b>');
  unmount();
  expect(box.outerHTML).toBe(html);
});

test('Place is in the page before the effects of its children run', () => {
  const box = element('<div></div>');
  const seen = vi.fn();
  mount(
    <Place in={box}>
      <Child seen={seen} />
    </Place>,
  );
  expect(seen).toHaveBeenCalledWith(true);
});

test('Place takes its class name and attributes, and drops those that become undefined', () => {
  const box = element('<div></div>');
  const { render } = mount(<Place in={box} as="p" className="stars" attrs={{ id: 'x', title: 'y' }} />);
  expect(contentOf(box)).toBe('<p class="stars" id="x" title="y"></p>');
  const place = box.firstElementChild;
  render(<Place in={box} as="p" attrs={{ id: 'z', title: undefined }} />);
  expect(contentOf(box)).toBe('<p id="z"></p>');
  expect(box.firstElementChild).toBe(place);
});

test('Place keeps the classes that other scripts have given it, when it is rendered again', () => {
  const box = element('<div></div>');
  const { render } = mount(<Place in={box} as="a" className="added_to_cart" />);
  const place = box.firstElementChild;
  place?.classList.add('button');
  render(<Place in={box} as="a" className="added_to_cart" />);
  expect(place?.className).toBe('added_to_cart button');
  render(<Place in={box} as="a" className="wc-forward" />);
  expect(place?.classList.contains('added_to_cart')).toBe(false);
  expect(place?.classList.contains('button')).toBe(true);
});

test('Place reads attributes like Bind: null and false remove one, true leaves it empty', () => {
  const box = element('<div></div>');
  const { render } = mount(<Place in={box} attrs={{ id: 'x', title: 'y', hidden: true, tabindex: 0 }} />);
  expect(contentOf(box)).toBe('<div id="x" title="y" hidden="" tabindex="0"></div>');
  render(<Place in={box} attrs={{ id: null, title: 'y', hidden: false }} />);
  expect(contentOf(box)).toBe('<div title="y"></div>');
});

test('Place drops an attribute that is no longer named', () => {
  const box = element('<div></div>');
  const { render } = mount(<Place in={box} attrs={{ id: 'x', title: 'y' }} />);
  render(<Place in={box} attrs={{ id: 'x' }} />);
  expect(contentOf(box)).toBe('<div id="x"></div>');
});

test('Place moves with the node beside it without losing its content', () => {
  const box = element('<div><p></p><hr></div>');
  const [p, hr] = [...box.children] as [Element, Element];
  const { render } = mount(<Place before={p}>text</Place>);
  const place = box.firstElementChild;
  render(<Place before={hr}>text</Place>);
  expect(contentOf(box)).toBe('<p></p><div>text</div><hr>');
  expect(box.children[1]).toBe(place);
});

test('Place does no harm when the node beside it has left the page', () => {
  const box = element('<div><p></p></div>');
  const p = box.firstElementChild as Element;
  p.remove();
  const { unmount } = mount(<Place before={p}>text</Place>);
  expect(contentOf(box)).toBe('');
  unmount();
});

test('Place unmounts although another script has emptied the box around it', () => {
  const box = element('<div></div>');
  const { unmount } = mount(<Place in={box}>text</Place>);
  box.innerHTML = 'theirs';
  unmount();
  expect(contentOf(box)).toBe('theirs');
});
