import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  indexOfPid,
  keepAddress,
  positionOf,
  withoutPosition,
  withPosition,
} from '../../src/ui/media/lightbox/address';
import { counter, shareLinks } from '../../src/ui/media/lightbox/Controls';

describe('the address of a lightbox', () => {
  test('the address of a lightbox is read from the end of the hash', () => {
    expect(positionOf('#&gid=1&pid=3')).toEqual({ gid: 1, pid: '3' });
    expect(positionOf('#tab-reviews&gid=2&pid=front')).toEqual({ gid: 2, pid: 'front' });
    expect(positionOf('#&gid=1&pid=-4')).toEqual({ gid: 1, pid: '-4' });
  });

  test.each([
    '',
    '#',
    '#"]',
    '#<img src=x onerror=alert(1)>',
    '#&gid=1&pid=<b>',
    '#&gid=x&pid=1',
    '#&gid=99999999&pid=1',
    '#&pid=1&gid=1',
    '#&gid=1',
    `#&gid=1&pid=${'9'.repeat(100)}`,
    '#&gid=1&pid=%00',
  ])('no address of a lightbox is found in %s', (hash) => {
    expect(positionOf(hash)).toBeNull();
  });

  test('the address of a lightbox keeps what the hash contained before', () => {
    expect(withPosition('', { gid: 1, pid: '2' })).toBe('#&gid=1&pid=2');
    expect(withPosition('#tab-reviews', { gid: 1, pid: '2' })).toBe('#tab-reviews&gid=1&pid=2');
    expect(withPosition('#tab-reviews&gid=3&pid=9', { gid: 1, pid: '2' })).toBe('#tab-reviews&gid=1&pid=2');
    expect(withoutPosition('#tab-reviews&gid=3&pid=9')).toBe('#tab-reviews');
    expect(withoutPosition('#&gid=3&pid=9')).toBe('');
    expect(withoutPosition('#a&gid=3')).toBe('#a');
  });

  test('an address names a picture by its name or its number; below 1 it is the first, beyond the last none', () => {
    const items = [{ pid: 'front' }, {}, {}];
    expect(indexOfPid('front', items)).toBe(0);
    expect(indexOfPid('3', items)).toBe(2);
    expect(indexOfPid('0', items)).toBe(0);
    expect(indexOfPid('-7', items)).toBe(0);
    expect(indexOfPid('4', items)).toBeNull();
    expect(indexOfPid('back', items)).toBeNull();
    expect(indexOfPid('1', [])).toBeNull();
  });
});

describe('the share menu', () => {
  const item = { src: 'https://shop.test/a b.jpg', width: 1, height: 1, caption: 'Red & blue' };
  const page = 'https://shop.test/lamp/#&gid=1&pid=2';

  test('the share menu has Facebook, Twitter, Pinterest and the download, in this order', () => {
    const links = shareLinks(['facebook', 'twitter', 'pinterest', 'download'], item, page);
    expect(links.map(({ name }) => name)).toEqual(['facebook', 'twitter', 'pinterest', 'download']);
  });

  test('the share menu puts page, text and picture into the addresses, encoded', () => {
    const [facebook, twitter, pinterest, download] = shareLinks(
      ['facebook', 'twitter', 'pinterest', 'download'],
      item,
      page,
    ).map(({ href }) => href);
    const url = encodeURIComponent(page);
    expect(facebook).toBe(`https://www.facebook.com/sharer.php?u=${url}`);
    expect(twitter).toBe(`https://twitter.com/intent/tweet?text=Red%20%26%20blue%20${url}`);
    expect(new URL(pinterest ?? '').searchParams.get('media')).toBe('https://shop.test/a%20b.jpg');
    expect(new URL(pinterest ?? '').searchParams.get('url')).toBe(page);
    expect(download).toBe('https://shop.test/a%20b.jpg');
  });

  test('the share menu shares the picture’s own address when it has one', () => {
    const [link] = shareLinks(['facebook'], { ...item, shareUrl: 'https://shop.test/x' }, page);
    expect(link?.href).toContain(encodeURIComponent('https://shop.test/x'));
  });

  test('the share menu has no download of a video and no pin without a picture', () => {
    const video = { kind: 'file', src: 'https://shop.test/a.mp4', ratio: 1 } as const;
    const namesOf = (src: string): string[] =>
      shareLinks(['facebook', 'twitter', 'pinterest', 'download'], { ...item, src, video }, page).map(
        ({ name }) => name,
      );
    expect(namesOf(item.src)).toEqual(['facebook', 'twitter', 'pinterest']);
    expect(namesOf('')).toEqual(['facebook', 'twitter']);
  });

  test('the share menu has no download from an address that may not be followed', () => {
    expect(shareLinks(['download'], { ...item, src: 'javascript:alert(1)' }, page)).toEqual([]);
  });
});

test('the counter of a lightbox follows its template', () => {
  expect(counter('%curr% of %total%', 1, 5)).toBe('2 of 5');
  expect(counter('%total%: %curr%', 0, 3)).toBe('3: 1');
});

describe('the history entry of a lightbox', () => {
  const openAndClose = (): string[] => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    const keeper = keepAddress({
      ...{ gid: 1, pid: '1', fromAddress: false },
      ...{ isMoving: () => false, onLeave() {}, onMove() {} },
    });
    const open = window.location.hash;
    keeper.close();
    return [open, back.mock.calls.length > 0 ? 'back' : 'stays'];
  };

  beforeEach(() => window.history.replaceState(null, '', '#'));
  afterEach(() => vi.restoreAllMocks());

  test('the history entry of a lightbox is left by going back', () => {
    expect(openAndClose()).toEqual(['#&gid=1&pid=1', 'back']);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('too often');
      },
    ],
    ['does nothing', () => {}],
  ])('the history is not left when there is no entry because the browser %s', (_name, refuse) => {
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse);
    expect(openAndClose()).toEqual(['', 'stays']);
  });
});
