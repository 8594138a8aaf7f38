import { afterEach, describe, expect, test } from 'vitest';
import { isSamePage } from '../../src/page/scroll/samePage';
import { placeOf } from '../../src/widgets/anchors/links';
import { roomAbove } from '../../src/widgets/anchors/places';

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

afterEach(() => {
  document.body.replaceChildren();
});

describe('a hash', () => {
  test.each([
    ['#deep', 'deep'],
    ['#_a-1', '_a-1'],
    ['#mark', 'mark'],
    ['#plain', undefined],
    ['', undefined],
    ['#', undefined],
    ['#1st', undefined],
    ['#deep%20', undefined],
    ['#deep,body', undefined],
    ['#<img src=x onerror=alert(1)>', undefined],
    ['#elementor-action%3Aaction%3Dpopup', undefined],
    ['#nobody', undefined],
  ])('the hash %s names the place %s', (hash, id) => {
    document.body.innerHTML =
      '<div class="elementor" id="page"><i class="elementor-element" id="deep"></i><i class="elementor-element" id="_a-1"></i>' +
      '<i class="elementor-element" id="1st"></i><i class="elementor-menu-anchor" id="mark"></i><i id="plain"></i></div>';
    expect(placeOf(hash, find('page'))?.id).toBe(id);
  });

  test('the hash names any place for a host that is marked by hand', () => {
    document.body.innerHTML = '<nav id="nav"></nav><h2 id="plain"></h2>';
    expect(placeOf('#plain', find('nav'))?.id).toBe('plain');
  });
});

test.each([
  ['https://shop.test/a/#x', true],
  ['https://shop.test/a/?utm=1#x', true],
  ['https://shop.test/a/?utm=2#x', false],
  ['https://shop.test/b/#x', false],
  ['https://other.test/a/#x', false],
  ['mailto:a@shop.test#x', false],
])('the address %s leads to the open page: %s', (address, isSame) => {
  expect(isSamePage(new URL(address), new URL('https://shop.test/a/?utm=1'))).toBe(isSame);
});

test('the room above a place is what the last sticky element before it asks for', () => {
  document.body.innerHTML = '<i id="a"></i><i id="one"></i><i id="b"></i><i id="c"></i><i id="two"></i><i id="d"></i>';
  const keepers = [
    { element: find('one'), room: 100 },
    { element: find('two'), room: 40 },
  ];
  expect(['a', 'b', 'c', 'd'].map((id) => roomAbove(find(id), keepers))).toEqual([0, 100, 100, 40]);
});
