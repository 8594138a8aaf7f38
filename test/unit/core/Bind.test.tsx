import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Bind, BindAll } from '../../../src/core/react/Bind';
import { element, mount } from './dom';

function Counter({ button }: { button: Element }) {
  const [count, setCount] = useState(0);
  return <Bind to={button} text={String(count)} on={{ click: () => setCount(count + 1) }} />;
}

describe('Bind', () => {
  test('Bind applies every kind of override and restores the node at unmount', () => {
    const html = '<a class=" x " style="color:red" href="/s" title="t">text <b>bold</b></a>';
    const node = element(html);
    const bold = node.querySelector('b');
    const { unmount } = mount(
      <Bind
        to={node}
        attrs={{ href: '/ours', title: null, 'aria-busy': true, tabindex: 0 }}
        class={{ x: false, y: true, z: undefined }}
        style={{ color: null, 'max-width': '3px' }}
        hidden
        text="ours"
      />,
    );
    expect(Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))).toEqual({
      class: 'y',
      style: 'max-width: 3px;',
      href: '/ours',
      'aria-busy': '',
      tabindex: '0',
      hidden: '',
    });
    expect(node.innerHTML).toBe('ours');
    unmount();
    expect(node.getAttribute('class')).toBe(' x ');
    expect(node.getAttribute('style')).toBe('color:red');
    expect([...node.attributes].map(({ name }) => name).sort()).toEqual(['class', 'href', 'style', 'title']);
    expect(node.querySelector('b')).toBe(bold);
  });

  test('Bind restores what becomes undefined and what is no longer named', () => {
    const node = element('<a href="/s" title="t"></a>');
    const { render } = mount(<Bind to={node} attrs={{ href: '/ours', title: 'ours' }} />);
    render(<Bind to={node} attrs={{ href: undefined }} />);
    expect(node.outerHTML).toBe('<a href="/s" title="t"></a>');
  });

  test('Bind prefers server HTML to text when both are given, and takes both back', () => {
    const node = element('<p>server</p>');
    const { render } = mount(<Bind to={node} text="text" html="<i>html</i>" />);
    expect(node.innerHTML).toBe('<i>html</i>');
    render(<Bind to={node} text="<i>text</i>" />);
    expect(node.innerHTML).toBe('&lt;i&gt;text&lt;/i&gt;');
    render(<Bind to={node} />);
    expect(node.innerHTML).toBe('server');
  });

  test('Bind moves to another node and leaves the first as it was', () => {
    const first = element('<a></a>');
    const second = element('<a></a>');
    const { render } = mount(<Bind to={first} class={{ on: true }} />);
    render(<Bind to={second} class={{ on: true }} />);
    expect([first.outerHTML, second.outerHTML]).toEqual(['<a></a>', '<a class="on"></a>']);
  });

  test('the newest of two Binds wins, and the older one wins again when the newest goes', () => {
    const node = element('<a></a>');
    const { render } = mount([<Bind key="a" to={node} attrs={{ title: 'a' }} />]);
    render([<Bind key="a" to={node} attrs={{ title: 'a' }} />, <Bind key="b" to={node} attrs={{ title: 'b' }} />]);
    expect(node.title).toBe('b');
    render([<Bind key="a" to={node} attrs={{ title: 'a' }} />]);
    expect(node.title).toBe('a');
  });

  test('Bind calls the listener of the latest render, adds it once and removes it', () => {
    const node = element('<button></button>');
    const add = vi.spyOn(node, 'addEventListener');
    const remove = vi.spyOn(node, 'removeEventListener');
    const [first, second] = [vi.fn(), vi.fn()];
    const { render, unmount } = mount(<Bind to={node} on={{ click: first }} />);
    render(<Bind to={node} on={{ click: second }} />);
    node.click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    unmount();
    node.click();
    expect(second).toHaveBeenCalledTimes(1);
    expect(add.mock.calls.map(([type]) => type)).toEqual(['click']);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(['click']);
  });

  test('Bind removes a listener that is no longer given and adds it again', () => {
    const node = element('<button></button>');
    const heard = vi.fn();
    const { render } = mount(<Bind to={node} on={{ click: heard }} />);
    render(<Bind to={node} on={{ click: undefined }} />);
    node.click();
    render(<Bind to={node} />);
    node.click();
    expect(heard).not.toHaveBeenCalled();
    render(<Bind to={node} on={{ click: heard }} />);
    node.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('Bind has rendered what a listener changes when the event has been dispatched', () => {
    const node = element('<button></button>');
    mount(<Counter button={node} />);
    node.click();
    node.click();
    expect(node.textContent).toBe('2');
  });
});

describe('BindAll', () => {
  test('BindAll binds a list of nodes that grows, shrinks and changes its order', () => {
    const [a, b, c] = [element('<a></a>'), element('<b></b>'), element('<c></c>')];
    const marked = () => [a, b, c].map((node) => node.getAttribute('class'));
    const on = { class: { on: true } };
    const { render, unmount } = mount(
      <BindAll
        items={[
          [a, on],
          [b, on],
        ]}
      />,
    );
    expect(marked()).toEqual(['on', 'on', null]);
    render(
      <BindAll
        items={[
          [b, on],
          [c, on],
          [a, {}],
        ]}
      />,
    );
    expect(marked()).toEqual([null, 'on', 'on']);
    render(<BindAll items={[[b, on]]} />);
    expect(marked()).toEqual([null, 'on', null]);
    unmount();
    expect(marked()).toEqual([null, null, null]);
  });

  test('BindAll writes only what has changed', () => {
    const [a, b] = [element('<a></a>'), element('<b></b>')];
    const { render } = mount(
      <BindAll
        items={[
          [a, { attrs: { title: '1' } }],
          [b, { attrs: { title: '1' } }],
        ]}
      />,
    );
    const write = vi.spyOn(Element.prototype, 'setAttribute');
    render(
      <BindAll
        items={[
          [a, { attrs: { title: '1' } }],
          [b, { attrs: { title: '2' } }],
        ]}
      />,
    );
    expect(write.mock.calls).toEqual([['title', '2']]);
    write.mockRestore();
  });
});
