import { describe, expect, test, vi } from 'vitest';
import { type Showing, Shown } from '../../../src/core/react/Shown';
import { element, mount } from './dom';

const HTML =
  '<select><option value="">any</option><option value="a">A</option><option value="b" disabled="">B</option><option value="c" selected="">C</option></select>';

const keyOf = (child: Element): string => (child as HTMLOptionElement).value;
const values = (select: Element): string[] => [...select.children].map(keyOf);
const shown = (select: HTMLSelectElement, states: Record<string, Showing>) => (
  <Shown of={select} keyOf={keyOf} show={(key) => states[key] ?? 'on'} />
);

describe('the options of a select', () => {
  test('Shown takes options out of a select and puts the same nodes back at their place', () => {
    const select = element<HTMLSelectElement>(HTML);
    const options = [...select.children];
    const { render, unmount } = mount(shown(select, { '': 'off', b: 'off' }));
    expect(values(select)).toEqual(['a', 'c']);
    render(shown(select, { a: 'off' }));
    expect(values(select)).toEqual(['', 'b', 'c']);
    render(shown(select, {}));
    expect(values(select)).toEqual(['', 'a', 'b', 'c']);
    render(shown(select, { a: 'off', b: 'off', c: 'off', '': 'off' }));
    expect(values(select)).toEqual([]);
    unmount();
    expect([...select.children]).toEqual(options);
    expect(select.outerHTML).toBe(HTML);
  });

  test('Shown disables options, and those that the server has disabled stay disabled', () => {
    const select = element<HTMLSelectElement>(HTML);
    const { render, unmount } = mount(shown(select, { a: 'disabled' }));
    const disabled = () => [...select.options].filter((option) => option.disabled).map(keyOf);
    expect(disabled()).toEqual(['a', 'b']);
    render(shown(select, {}));
    expect(disabled()).toEqual(['b']);
    unmount();
    expect(select.outerHTML).toBe(HTML);
  });

  test('Shown keeps the visitor’s choice when options before it go', () => {
    const select = element<HTMLSelectElement>(HTML);
    select.value = 'c';
    mount(shown(select, { a: 'off' }));
    expect(select.value).toBe('c');
  });
});

describe('Shown beside other scripts', () => {
  test('Shown uses the new options and drops the old ones when another script rebuilds the list', async () => {
    const select = element<HTMLSelectElement>(HTML);
    const { unmount } = mount(shown(select, { b: 'off' }));
    select.innerHTML = '<option value="b">B</option><option value="d">D</option><option value="e">E</option>';
    await vi.waitFor(() => expect(values(select)).toEqual(['d', 'e']));
    unmount();
    expect(values(select)).toEqual(['b', 'd', 'e']);
  });

  test('Shown notices when another script replaces options by as many others', async () => {
    const select = element<HTMLSelectElement>(HTML);
    mount(shown(select, { b: 'off' }));
    await vi.waitFor(() => expect(values(select)).toEqual(['', 'a', 'c']));
    select.innerHTML = '<option value="a">A</option><option value="b">B</option><option value="d">D</option>';
    await vi.waitFor(() => expect(values(select)).toEqual(['a', 'd']));
  });

  test('Shown treats an option that another script adds like the others', async () => {
    const select = element<HTMLSelectElement>(HTML);
    const { unmount } = mount(shown(select, { a: 'off', d: 'off' }));
    select.insertAdjacentHTML('beforeend', '<option value="d">D</option><option value="e">E</option>');
    await vi.waitFor(() => expect(values(select)).toEqual(['', 'b', 'c', 'e']));
    unmount();
    expect(values(select)).toEqual(['', 'a', 'b', 'c', 'd', 'e']);
  });

  test('Shown does not restore an option that another script removes', async () => {
    const select = element<HTMLSelectElement>(HTML);
    const { unmount } = mount(shown(select, { a: 'off' }));
    select.querySelector('[value=c]')?.remove();
    await vi.waitFor(() => expect(values(select)).toEqual(['', 'b']));
    unmount();
    expect(values(select)).toEqual(['', 'a', 'b']);
  });
});

test('Shown moves to another parent and leaves the first as it was', () => {
  const [first, second] = [element<HTMLSelectElement>(HTML), element<HTMLSelectElement>(HTML)];
  const { render } = mount(shown(first, { a: 'off' }));
  render(shown(second, { a: 'off' }));
  expect(first.outerHTML).toBe(HTML);
  expect(values(second)).toEqual(['', 'b', 'c']);
});
