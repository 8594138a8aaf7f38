import { expect, test } from 'vitest';
import { networkOf, shareAddress } from '../../src/widgets/share-buttons/networks';
import { element } from './core/dom';

const shared = { url: 'https://s.test/a?b=1&c', title: 'Mugs & more', text: 'Of clay', image: '' };

test('shareAddress fills in what is shared, encoded', () => {
  expect(shareAddress('facebook', shared)).toBe(
    'https://www.facebook.com/sharer.php?u=https%3A%2F%2Fs.test%2Fa%3Fb%3D1%26c',
  );
  expect(shareAddress('email', shared)).toBe(
    'mailto:?subject=Mugs%20%26%20more&body=Of%20clay%0Ahttps%3A%2F%2Fs.test%2Fa%3Fb%3D1%26c',
  );
  expect(shareAddress('twitter', shared)).toContain('text=Of%20clay%20https%3A');
});

test('shareAddress knows no other names, not even those of object properties', () => {
  for (const name of ['print', 'nobody', 'constructor', '']) expect(shareAddress(name, shared)).toBeNull();
});

test('networkOf reads the network from the class', () => {
  const network = (classes: string): string | null => networkOf(element(`<p class="${classes}"></p>`));
  expect(network('elementor-share-btn elementor-share-btn_x-twitter big')).toBe('x-twitter');
  expect(network('elementor-share-btn')).toBeNull();
});
