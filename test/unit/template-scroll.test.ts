import { beforeEach, describe, expect, test, vi } from 'vitest';
import { targetOf } from '../../src/widgets/template-scroll/templateScroll';

const adoptedFor = async (search: string): Promise<readonly string[] | undefined> => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://shop.test/p/${search}`);
  vi.resetModules();
  return (await import('../../src/widgets/template-scroll/manifest')).elementor.adopts;
};

beforeEach(() => vi.resetModules());

describe('the address of template-scroll', () => {
  test.each([
    ['?theme_template_id=12', ['.elementor-12']],
    ['?a=b&theme_template_id=0012&c', ['.elementor-0012']],
    ['', []],
    ['?theme_template_id=', []],
    ['?theme_template_id=12abc', []],
    ['?theme_template_id=12,.x', []],
    ['?theme_template_id=%31%32', []],
    ['?my_theme_template_id=12', []],
    ['#?theme_template_id=12', []],
  ])('the address %s adopts %j', async (search, adopted) => {
    expect(await adoptedFor(search)).toEqual(adopted);
  });
});

describe('the target of template-scroll', () => {
  test.each([
    [2000, 800, 1600],
    [2000.4, 900, 1550],
    [300, 800, 0],
  ])('the target of an element %d down in a window of %d is %d', (top, height, target) => {
    expect(targetOf(top, height)).toBe(target);
  });
});
