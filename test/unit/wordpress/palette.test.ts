import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/palette.php');
});

const offered = (palettes: unknown): Promise<unknown> =>
  rules.evaluate("palette_colors( $palettes, 'strtolower' )", { palettes });

test('the panel offers the colours of the theme and of the site, each once, and not those of WordPress', async () => {
  const red = { name: 'Red', slug: 'Red', color: '#f00' };
  const palettes = {
    default: [{ name: 'Black', slug: 'black', color: '#000' }],
    theme: [red, { ...red, slug: 'again' }, { name: 'Sea', slug: 'sea', color: 'rgb(0 90 120 / 50%)' }],
    custom: [
      { name: 'Astra', slug: 'ast', color: 'var(--ast-global-color-0)' },
      { name: 'Crimson', slug: 'red', color: ' #dc143c ' },
    ],
  };
  expect(await offered(palettes)).toEqual([
    { name: 'Crimson', slug: 'red', color: '#dc143c' },
    { name: 'Red', slug: 'again', color: '#f00' },
    { name: 'Sea', slug: 'sea', color: 'rgb(0 90 120 / 50%)' },
    { name: 'Astra', slug: 'ast', color: 'var(--ast-global-color-0)' },
  ]);
});

test('the panel offers nothing that is no colour', async () => {
  const wrong = ['url(//a.example)', '#f', 'red;x:y', 'var(--x, url(y))', '', 7, null];
  const theme = [...wrong.map((color) => ({ name: 'A', slug: 'a', color })), { color: '#fff' }, 'x'];
  expect(await offered({ theme })).toEqual([]);
  for (const palettes of [null, 'x', [], { theme: 'x' }]) expect(await offered(palettes)).toEqual([]);
});
