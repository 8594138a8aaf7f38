import { describe, expect, test } from 'vitest';
import { swing } from '../../src/page/motion/animate';
import { countOf, textAt } from '../../src/widgets/counter/rules';
import { readCounter, settings } from '../../src/widgets/counter/settings';

const hostOf = (html: string): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
};

const count = (raw: object) => countOf(settings.parse({ ...raw }, () => {}));
const counts = (raw: object, part: number): string | undefined => {
  const found = count(raw);
  return found ? textAt(found, part) : undefined;
};
const read = (html: string) => readCounter(hostOf(html));

describe('a counter', () => {
  test('a counter of ElementsKit counts from the printed number in whole numbers to the exact value', () => {
    const raw = read(
      '<span class="number-percentage" data-value="2500" data-animation-duration="2000" data-style="static">1,000</span>',
    );
    expect(counts(raw, swing(0.5))).toBe('1,750');
    expect(counts(raw, swing(0.51))).toBe('1,773');
    expect(counts(raw, 1)).toBe('2,500');
    expect(settings.parse(raw, () => {})).toMatchObject({ duration: 2000, style: 'static' });
    const exact = read('<span class="number-percentage" data-value="7.5">0</span>');
    expect([counts(exact, 0.5), counts(exact, 1)]).toEqual(['3', '7.5']);
    expect(settings.parse(exact, () => {}).duration).toBe(500);
  });

  test('a counter of Elementor has its separators and its decimals', () => {
    const printed = (to: string, delimiter: string) =>
      read(
        `<span class="elementor-counter-number" data-duration="1000" data-to-value="${to}" data-from-value="100" ${delimiter}>100</span>`,
      );
    expect(counts(printed('7.25', 'data-delimiter=","'), 0.5)).toBe('53.63');
    expect(counts(printed('1234567', 'data-delimiter=","'), 1)).toBe('1,234,567');
    expect(counts(printed('1234567', ''), 1)).toBe('1234567');
    expect(counts(printed('1234.5', 'data-delimiter="."'), 1)).toBe('1.234,5');
    expect(counts(printed('1234.50', 'data-delimiter="$&"'), 1)).toBe('1$&234.50');
    expect(counts(printed('-12000', 'data-delimiter=" "'), 1)).toBe('-12 000');
  });

  test('a counter without attributes counts to the printed number', () => {
    expect(counts(readCounter(hostOf('2,500')), 1)).toBe('2,500');
    expect(counts(readCounter(hostOf('2,500')), 0)).toBe('0');
  });

  test('a counter without a number does not count', () => {
    for (const to of ['', 'many', '12px', '1e999', '0x10', '--5', '.']) expect(count({ to })).toBeNull();
    expect(counts({ from: 'x', to: '30' }, 0)).toBe('0');
  });

  test('the easing of a counter is slow at both ends', () => {
    expect([swing(0), swing(1)]).toEqual([0, 1]);
    expect(swing(0.5)).toBeCloseTo(0.5);
    expect(swing(0.1)).toBeLessThan(0.03);
  });
});
