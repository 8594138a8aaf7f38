import { describe, expect, test } from 'vitest';
import {
  attributeAspect,
  attributeValue,
  classAspect,
  contentAspect,
  override,
  serverAttribute,
  serverText,
  styleAspect,
  textContent,
} from '../../../src/core/react/overrides';
import { element } from './dom';

const href = attributeAspect('href');
const color = styleAspect('color');
const active = classAspect('active');

describe('layers', () => {
  test('the newest defined layer shows, whoever came last', () => {
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

  test('layers restore the server’s value when they end in the other order', () => {
    const link = element('<a href="/server"></a>');
    const [first, second] = [{}, {}];
    override(link, href, first, '/first');
    override(link, href, second, '/second');
    override(link, href, first, undefined);
    expect(link.getAttribute('href')).toBe('/second');
    override(link, href, second, undefined);
    expect(link.getAttribute('href')).toBe('/server');
  });

  test('a layer that returns is on top', () => {
    const link = element('<a></a>');
    const [first, second] = [{}, {}];
    override(link, href, first, '/first');
    override(link, href, second, '/second');
    override(link, href, first, undefined);
    override(link, href, first, '/back');
    expect(link.getAttribute('href')).toBe('/back');
  });

  test('an owner without a layer changes nothing when it clears one', () => {
    const link = element('<a href="/server"></a>');
    override(link, href, {}, undefined);
    override(link, href, {}, '/mine');
    override(link, href, {}, undefined);
    expect(link.getAttribute('href')).toBe('/mine');
  });

  test('serverAttribute gives the server’s value below ours, or what another script has written since', () => {
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
  ])('the attribute value %j is stored as %j', (given, stored) => {
    expect(attributeValue(given)).toBe(stored);
  });

  test('an attribute of the server is removed and restored', () => {
    const link = element('<a href="/server"></a>');
    const owner = {};
    override(link, href, owner, null);
    expect(link.hasAttribute('href')).toBe(false);
    override(link, href, owner, undefined);
    expect(link.getAttribute('href')).toBe('/server');
  });
});

describe('the class attribute', () => {
  test.each([
    '<p class="  one   two one "></p>',
    '<p class=""></p>',
    '<p></p>',
    '<p class="active"></p>',
    '<p class="\n\tone\n"></p>',
  ])('the class attribute is restored exactly as the server sent it: %j', (html) => {
    const node = element(html);
    const owner = {};
    override(node, active, owner, true);
    override(node, classAspect('one'), owner, false);
    expect(node.classList.contains('active')).toBe(true);
    override(node, active, owner, undefined);
    override(node, classAspect('one'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('a class that another script has added meanwhile stays', () => {
    const node = element('<p class="  one "></p>');
    const owner = {};
    override(node, active, owner, true);
    node.classList.add('theirs');
    override(node, active, owner, undefined);
    expect([...node.classList]).toEqual(['one', 'theirs']);
  });

  test('a class that another script has removed meanwhile stays removed', () => {
    const node = element('<p></p>');
    const owner = {};
    override(node, active, owner, true);
    node.classList.remove('active');
    override(node, active, owner, undefined);
    expect(node.outerHTML).toBe('<p></p>');
  });
});

describe('the style attribute', () => {
  test.each([
    '<p style="color:red"></p>',
    '<p style=" COLOR : red ;"></p>',
    '<p style=""></p>',
    '<p></p>',
    '<p style="top:1px;left:2px"></p>',
  ])('the style attribute is restored exactly as the server sent it: %j', (html) => {
    const node = element(html);
    const owner = {};
    override(node, color, owner, 'blue');
    override(node, styleAspect('display'), owner, 'none');
    expect(node.style.color).toBe('blue');
    override(node, color, owner, undefined);
    override(node, styleAspect('display'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('an important declaration of the server is restored as important', () => {
    const html = '<p style="display:none !important"></p>';
    const node = element(html);
    const owner = {};
    override(node, styleAspect('display'), owner, 'block');
    expect(node.style.display).toBe('block');
    override(node, styleAspect('display'), owner, undefined);
    expect(node.outerHTML).toBe(html);
  });

  test('a style property of the server is removed and restored', () => {
    const node = element('<p style="color:red"></p>');
    const owner = {};
    override(node, color, owner, '');
    expect(node.style.color).toBe('');
    override(node, color, owner, undefined);
    expect(node.outerHTML).toBe('<p style="color:red"></p>');
  });

  test('a style value that another script has written meanwhile stays', () => {
    const node = element('<p style="color:red"></p>');
    const owner = {};
    override(node, color, owner, 'blue');
    node.style.color = 'green';
    override(node, color, owner, undefined);
    expect(node.style.color).toBe('green');
  });
});

describe('the content of an element', () => {
  test('the same content nodes are restored', () => {
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

  test('the server’s text is known while ours shows, and another script’s counts', () => {
    const node = element('<p>one <b>two</b></p>');
    expect(serverText(node)).toBe('one two');
    override(node, contentAspect, {}, textContent('ours'));
    expect(serverText(node)).toBe('one two');
    node.textContent = 'theirs';
    expect(serverText(node)).toBe('theirs');
  });

  test('content that another script has put there meanwhile stays', () => {
    const node = element('<p>one</p>');
    const owner = {};
    override(node, contentAspect, owner, textContent('ours'));
    node.textContent = 'theirs';
    override(node, contentAspect, owner, undefined);
    expect(node.textContent).toBe('theirs');
  });
});
