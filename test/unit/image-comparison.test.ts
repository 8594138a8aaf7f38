import { expect, test } from 'vitest';
import { clips, positionAt, sliderValue, valueAfter } from '../../src/ui/comparison/rules';
import { readComparison, settings } from '../../src/widgets/image-comparison/settings';

test('the pointer’s position in the pictures is a fraction, and never outside them', () => {
  expect([500, 90, 200].map((pointer) => positionAt(pointer, 100, 400))).toEqual([1, 0, 0.25]);
  expect(positionAt(50, 0, 0)).toBe(0);
});

test('keys change the value by 5 percent, by 20 percent or to an end; up and right increase it', () => {
  expect([valueAfter('ArrowRight', 0.5), valueAfter('ArrowUp', 0.5)]).toEqual([0.55, 0.55]);
  expect([valueAfter('ArrowLeft', 0.02), valueAfter('ArrowDown', 0.5)]).toEqual([0, 0.45]);
  expect([valueAfter('PageUp', 0.5), valueAfter('PageDown', 0.5)]).toEqual([0.7, 0.3]);
  expect([valueAfter('Home', 0.4), valueAfter('End', 0.4), valueAfter('a', 0.4)]).toEqual([0, 1, null]);
});

test('the value of a vertical handle counts from below, so that up increases it', () => {
  expect([sliderValue(0.3, false), sliderValue(0.3, true), sliderValue(0.7, true)]).toEqual([0.3, 0.7, 0.3]);
});

test('each picture of a comparison shows its side of the handle', () => {
  expect(clips(0.25, false)).toEqual(['inset(0 75% 0 0)', 'inset(0 0 0 25%)']);
  expect(clips(0.25, true)).toEqual(['inset(0 0 75% 0)', 'inset(25% 0 0 0)']);
});

test('Elementor’s attributes of a comparison are settings, and empty ones are ignored', () => {
  const host = document.createElement('div');
  host.innerHTML =
    '<div class="elementskit-image-comparison image-comparison-container-vertical" data-offset="" data-overlay="yes" data-label_before="" data-label_after="&lt;i&gt;"></div>';
  const messages: string[] = [];
  expect(settings.parse(readComparison(host), (message) => messages.push(message))).toMatchObject({
    offset: 0.5,
    overlay: true,
    label_before: 'Before',
    label_after: '<i>',
    orientation: 'vertical',
  });
  expect(messages).toEqual([]);
});
