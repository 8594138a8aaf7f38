import { describe, expect, test } from 'vitest';
import { radiusOf, ringPath, scalePath } from '../../src/widgets/pie-chart/rules';
import { readPie, settings } from '../../src/widgets/pie-chart/settings';

const read = (html: string) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return settings.parse(readPie(host), () => {});
};

describe('a pie chart', () => {
  test('a pie chart has the radius that its line and its scale leave', () => {
    const sizes = { size: 150, lineWidth: 20, scaleLength: 5 };
    expect(radiusOf({ ...sizes, scaleColor: '' })).toBe(65);
    expect(radiusOf({ ...sizes, scaleColor: 'transparent' })).toBe(58);
    expect(radiusOf({ ...sizes, size: 10, scaleColor: '' })).toBe(0);
  });

  test('a pie chart begins at twelve o’clock', () => {
    expect(ringPath(150, 65)).toBe('M75 10A65 65 0 0 1 75 140A65 65 0 0 1 75 10');
    expect(scalePath(110, 5).match(/M/g)).toHaveLength(24);
    expect(scalePath(110, 5)).toMatch(/^M110\.00 55\.00L105\.00 55\.00M/);
  });

  test('a pie chart of ElementsKit has its own defaults, and any other one those of the library', () => {
    const plain = read(
      '<div class="ekit-single-piechart"><div class="piechart" data-percent="64" data-size="150" data-gradientcolor1=""></div></div>',
    );
    expect(plain).toMatchObject({ percent: 64, size: 150, lineWidth: 20, barColor: '#666666', trackColor: '#f7f7f7' });
    expect(plain).toMatchObject({ scaleColor: 'transparent', lineCap: 'round', animate: 1000, gradientFrom: '' });
    expect(read('<div data-percent="64"></div>')).toMatchObject({
      size: 110,
      lineWidth: 3,
      scaleColor: '#dfe0e0',
      scaleLength: 5,
    });
  });

  test('a pie chart with a gradient goes from its second colour to its first', () => {
    const colours = (more: string) =>
      read(
        `<div class="ekit-single-piechart"><div class="piechart" data-percent="4" data-pie_color_style="gradient" ${more}></div></div>`,
      );
    expect(colours('data-gradientcolor1="red" data-gradientcolor2="blue"')).toMatchObject({
      gradientFrom: 'blue',
      gradientTo: 'red',
    });
    expect(colours('')).toMatchObject({ gradientFrom: '#f96933', gradientTo: '#fad470' });
  });
});
