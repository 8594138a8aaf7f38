import { describe, expect, test } from 'vitest';
import {
  attributeAspect,
  attributeValue,
  classAspect,
  contentAspect,
  override,
  serverAttribute,
  styleAspect,
  textContent,
} from '../../../src/core/react/overrides';
import { element } from './dom';

const href = attributeAspect('href');
const color = styleAspect('color');
const active = classAspect('active');

describe('layers', () => {
  test('shows the newest defined value, whoever came last', () => {
    const link = element('<a href="/server"></a>');
    const [first, second] = [{}, {}];
    override(link, href, first, '/first');
    override(link, href, second, '/second');
    expect(link.getAttribute('href')).toBe('/second');
    override(link, href, first, '/first-again');
    expect(link.getAttribute('href')).toBe('/first-again');
    override(link, href, first, undefined);
    expect(link.getAttribute('href')).toBe('/second');
    override(link, href, second, undefined);
    expect(link.outerHTML).toBe('<a href="/server"></a>');
  });

  test('restores the same in the other order', () => {
    const link = element('<a href="/server"></a>');
    const [first, second] = [{}, {}];
    override(link, href, first, '/first');
    override(link, href, second, '/second');
    override(link, href, first, undefined);
    expect(link.getAttribute('href')).toBe('/second');
    override(link, href, second, undefined);
    expect(link.getAttribute('href')).toBe('/server');
  });

  test('puts a layer that comes back on top', () => {
    const link = element('<a></a>');
    const [first, second] = [{}, {}];
    override(link, href, first, '/first');
    override(link, href, second, '/second');
    override(link, href, first, undefined);
    override(link, href, first, '/back');
    expect(link.getAttribute('href')).toBe('/back');
  });

  test('does nothing for an owner that has nothing there', () => {
    const link = element('<a href="/server"></a>');
    override(link, href, {}, undefined);
    override(link, href, {}, '/mine');
    override(link, href, {}, undefined);
    expect(link.getAttribute('href')).toBe('/mine');
  });

  test('tells what the server has beneath our value, and what another script has written since', () => {
    const link = element('<a href="/server"></a>');
    const owner = {};
    expect(serverAttribute(link, 'href')).toBe('/server');
    override(link, href, owner, '/ours');
    expect(serverAttribute(link, 'href')).toBe('/server');
    link.setAttribute('href', '/theirs');
    expect(serverAttribute(link, 'href')).toBe('/theirs');
    override(link, href, owner, undefined);
    expect(link.getAttribute('href')).toBe('/theirs');
  });
});

describe('attribute values', () => {
  test.each([
    [undefined, undefined],
    [null, null],
    [false, null],
    [true, ''],
    [0, '0'],
    ['', ''],
  ])('%j is stored as %j', (given, stored) => {
    expect(attributeValue(given)).toBe(stored);
  });

  test('removes an attribute that the server has, and brings it back', () => {
    const link = element('<a href="/server"></a>');
    const owner = {};
    override(link, href, owner, null);
    expect(link.hasAttribute('href')).toBe(false);
    override(link, href, owner, undefined);
    expect(link.getAttribute('href')).toBe('/server');
  });
});

describe('class', () => {
  test.each([
    '<p class="  one   two one "></p>',
    '<p class=""></p>',
    '<p></p>',
    '<p class="active"></p>',
    '<p class="\n\tone\n"></p>',
  ])('reads letter by letter as the server wrote it: %j', (html) => {
    const node = element(html);
    const owner = {};
    override(node, active, owner, true);
    override(node, classAspect('one'), owner, false);
    expect(node.classList.contains('active')).toBe(true);
    override(node, active, owner, undefined);
    override(node, classAspect('one'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('keeps a class that another script has added meanwhile', () => {
    const node = element('<p class="  one "></p>');
    const owner = {};
    override(node, active, owner, true);
    node.classList.add('theirs');
    override(node, active, owner, undefined);
    expect([...node.classList]).toEqual(['one', 'theirs']);
  });

  test('leaves a class away that another script has taken away meanwhile', () => {
    const node = element('<p></p>');
    const owner = {};
    override(node, active, owner, true);
    node.classList.remove('active');
    override(node, active, owner, undefined);
    expect(node.outerHTML).toBe('<p></p>');
  });
});

describe('style', () => {
  test.each([
    '<p style="color:red"></p>',
    '<p style=" COLOR : red ;"></p>',
    '<p style=""></p>',
    '<p></p>',
    '<p style="top:1px;left:2px"></p>',
  ])('reads letter by letter as the server wrote it: %j', (html) => {
    const node = element(html);
    const owner = {};
    override(node, color, owner, 'blue');
    override(node, styleAspect('display'), owner, 'none');
    expect(node.style.color).toBe('blue');
    override(node, color, owner, undefined);
    override(node, styleAspect('display'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('brings an important declaration of the server back as important', () => {
    const html = '<p style="display:none !important"></p>';
    const node = element(html);
    const owner = {};
    override(node, styleAspect('display'), owner, 'block');
    expect(node.style.display).toBe('block');
    override(node, styleAspect('display'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('removes a property of the server, and brings it back', () => {
    const node = element('<p style="color:red"></p>');
    const owner = {};
    override(node, color, owner, '');
    expect(node.style.color).toBe('');
    override(node, color, owner, undefined);
    expect(node.outerHTML).toBe('<p style="color:red"></p>');
  });

  test('keeps a value that another script has written meanwhile', () => {
    const node = element('<p style="color:red"></p>');
    const owner = {};
    override(node, color, owner, 'blue');
    node.style.color = 'green';
    override(node, color, owner, undefined);
    expect(node.style.color).toBe('green');
  });
});

describe('content', () => {
  test('brings the very same nodes back', () => {
    const node = element('<p>one <b>two</b><!--three--></p>');
    const nodes = [...node.childNodes];
    const owner = {};
    override(node, contentAspect, owner, textContent('ours'));
    override(node, contentAspect, owner, textContent('ours again'));
    expect(node.innerHTML).toBe('ours again');
    override(node, contentAspect, owner, undefined);
    expect([...node.childNodes]).toEqual(nodes);
    expect(node.childNodes[0]).toBe(nodes[0]);
  });

  test('leaves what another script has put there meanwhile', () => {
    const node = element('<p>one</p>');
    const owner = {};
    override(node, contentAspect, owner, textContent('ours'));
    node.textContent = 'theirs';
    override(node, contentAspect, owner, undefined);
    expect(node.textContent).toBe('theirs');
  });
});
