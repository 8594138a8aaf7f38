import { expect, test } from 'vitest';
import { markOwn, markOwnWrapper, removeCopies, undoCopy } from '../../../src/core/hosts/copies';
import { Bind } from '../../../src/core/react/Bind';
import { Place } from '../../../src/core/react/Place';
import { Shown } from '../../../src/core/react/Shown';
import { element, mount } from './dom';

/** What a script of the page makes of a host, once the scan has met it. */
function copyOf(host: Element): Element {
  const copy = host.cloneNode(true) as Element;
  host.after(copy);
  removeCopies(copy);
  undoCopy(host, copy);
  return copy;
}

test('an element that a component has added stays in the original and goes from a copy', () => {
  const host = element('<div><p></p></div>');
  mount(
    <Place in={host} as="ul">
      <li />
    </Place>,
  );
  expect(copyOf(host).outerHTML).toBe('<div><p></p></div>');
  removeCopies(document);
  expect(host.querySelector('ul > li')).not.toBeNull();
});

test('a copy goes entirely when it is an element of ours', () => {
  const host = element('<div><p></p></div>');
  host.append(markOwn(document.createElement('hr')));
  const copy = host.lastElementChild?.cloneNode() as Element;
  host.after(copy);
  removeCopies(copy);
  expect(copy.isConnected).toBe(false);
});

test('the server’s nodes in a wrapper of ours stay in a copy', () => {
  const host = element('<div><i></i><input title="a"><b></b></div>');
  const input = host.querySelector('input') as Element;
  const wrapper = markOwnWrapper(document.createElement('span'));
  input.replaceWith(wrapper);
  wrapper.append(input);
  mount([
    <Bind key="input" to={input} attrs={{ title: 'ours' }} />,
    <Bind key="last" to={host.lastElementChild as Element} class={{ ours: true }} />,
  ]);
  expect(copyOf(host).outerHTML).toBe('<div><i></i><input title="a"><b></b></div>');
});

test('a bound node is in a copy as the server sent it', () => {
  const html = '<div class="b  a" style="color:red"><p title="x">server <b>text</b></p><i></i></div>';
  const host = element(html);
  const [text, last] = [...host.children] as [Element, Element];
  mount([
    <Bind key="host" to={host} class={{ a: false, c: true }} style={{ color: 'blue', top: '0' }} />,
    <Bind key="text" to={text} attrs={{ title: null, id: 'x' }} text="ours" />,
    <Bind key="last" to={last} hidden class={{ ours: true }} style={{ top: '0' }} />,
  ]);
  expect(copyOf(host).outerHTML).toBe(html);
  expect(text.outerHTML).toBe('<p id="x">ours</p>');
});

test('a change that another script has made in the copy stays', () => {
  const host = element('<div class="a"></div>');
  mount(<Bind to={host} class={{ ours: true }} attrs={{ title: 'ours' }} />);
  const copy = host.cloneNode(true) as Element;
  copy.classList.add('theirs');
  copy.setAttribute('title', 'theirs');
  undoCopy(host, copy);
  expect(copy.outerHTML).toBe('<div class="a theirs" title="theirs"></div>');
});

test('options that are removed or disabled are in a copy as the server sent them', () => {
  const html =
    '<select><option value="a"></option><option value="b"></option><option value="c" disabled=""></option></select>';
  const select = element(html);
  mount(
    <Shown
      of={select}
      keyOf={(one) => one.getAttribute('value') ?? ''}
      show={(key) => (key === 'a' ? 'off' : 'disabled')}
    />,
  );
  expect(select.querySelectorAll('option:disabled')).toHaveLength(2);
  expect(copyOf(select).outerHTML).toBe(html);
});
