import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lines for WordPress replace the shop’s gallery script, but not the libraries that others use, too', () => {
  const [, list = ''] = /\$replaced = array\(([^)]+)\)/.exec(readFileSync('docs/wordpress-theme.md', 'utf8')) ?? [];
  const handles = [...list.matchAll(/^\s*'([\w-]+)',$/gm)].map(([, handle]) => handle);
  expect(handles).toContain('wc-single-product');
  for (const shared of ['flexslider', 'zoom', 'photoswipe', 'photoswipe-ui-default'])
    expect(handles).not.toContain(shared);
});
