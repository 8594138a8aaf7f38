import { afterEach, expect, test } from 'vitest';
import type { ChunkMap } from '../../../src/core/load/chunkMap';
import { filesOf } from '../../../src/core/load/filesOf';

const chunks: ChunkMap = {
  runtime: 'runtime.js',
  shared: [],
  common: ['root.js', 'react.js'],
  widgets: {
    menu: { js: 'menu.js', imports: ['page.js'], css: ['menu.css'], gates: ['gates.js'] },
    entrance: { js: 'entrance.js', plain: true },
  },
  part: { js: 'elementor.js', names: [] },
  rest: {},
};
const filesOfType = (name: string): string[] => filesOf({ base: '/a/', chunks }, name);

afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

test('a widget needs React, its code, its imports and its style sheets', () => {
  expect(filesOfType('menu')).toEqual(['/a/root.js', '/a/react.js', '/a/menu.js', '/a/page.js', '/a/menu.css']);
});

test('a widget needs its gates when the page has jQuery', () => {
  Object.assign(window, { jQuery: Object.assign(() => {}, { fn: { jquery: '3.7.1' } }) });
  expect(filesOfType('menu')).toContain('/a/gates.js');
});

test('a widget without a component needs no React', () => {
  expect(filesOfType('entrance')).toEqual(['/a/entrance.js']);
});

test('a type that is not in the build has no files', () => {
  expect(filesOfType('mine')).toEqual([]);
});
