import { expect, test } from 'vitest';
import { fileName, previewOf, withFile, withLink } from '../../../src/panel/controls/address';
import { isAddress, readPlace } from '../../../src/panel/controls/link/search';
import { readFile } from '../../../src/panel/controls/media/library';

test('another file in a record leaves what was said of the one before behind', () => {
  const record = { url: '/a.png', id: 1, alt: 'A', fit: 'cover' };
  expect(withFile('/a.png', '/b.png', { id: 2, alt: '' })).toBe('/b.png');
  expect(withFile(record, '/b.png')).toEqual({ url: '/b.png', fit: 'cover' });
  expect(withFile(record, '/b.png', { id: 2, alt: 'B' })).toEqual({ url: '/b.png', fit: 'cover', id: 2, alt: 'B' });
  expect(withFile(record, '/a.png')).toBe(record);
});

test('another link in a record keeps all else', () => {
  expect(withLink({ url: '/a', nofollow: 'on' }, '/b')).toEqual({ url: '/b', nofollow: 'on' });
  expect(withLink(undefined, '/b')).toBe('/b');
});

test('pictures and films of the site have a preview, other files and hosts have none', () => {
  expect(previewOf('/a.PNG')?.kind).toBe('image');
  expect(previewOf('/a.mp4')?.kind).toBe('video');
  for (const address of ['https://elsewhere.example/a.png', 'javascript:1', '/a.json', ' ', 7, undefined])
    expect(previewOf(address), String(address)).toBeUndefined();
  expect(fileName('/x/a%20b.png?c')).toBe('a b.png');
});

test('addresses are told from words to search', () => {
  for (const text of ['', '/sale', '#top', '?a=b', './x', 'https://x', 'mailto:a', 'page.html'])
    expect(isAddress(text), text).toBe(true);
  for (const text of ['sale', 'our new shop', 'Version 2.0 notes', 'Shop: sale'])
    expect(isAddress(text), text).toBe(false);
});

test('titles are read as text, and what has no address is left out', () => {
  expect(readPlace({ url: 'https://a.example/x', title: 'A &amp; B', subtype: 'blog_post' })).toEqual({
    url: 'https://a.example/x',
    title: 'A & B',
    type: 'Blog post',
  });
  expect(readFile({ id: 1, source_url: '/a.png', title: { rendered: '<b>A</b>' } })).toMatchObject({
    title: 'A',
    alt: '',
  });
  for (const bad of [null, {}, { url: 'javascript:1', id: 1, source_url: 'javascript:1' }]) {
    expect(readPlace(bad)).toBeUndefined();
    expect(readFile(bad)).toBeUndefined();
  }
});
