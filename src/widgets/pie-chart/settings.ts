import { choice, color, type InferSettings, number, phrase, type Setting, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { chartOf } from './markup';

/** Settings of `pie-chart`. */
export const settings = settingsSchema({
  percent: { ...number(0), fallback: null } as Setting<number | null>,
  size: number(110, { min: 1, max: 5000, unit: 'px' }),
  lineWidth: number(3, { min: 0, max: 5000, unit: 'px' }),
  lineCap: choice(['round', 'butt', 'square'], 'round'),
  barColor: color(''),
  trackColor: color(''),
  scaleColor: color('#dfe0e0'),
  scaleLength: number(5, { min: 0, max: 5000, unit: 'px' }),
  animate: number(1000, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  gradientFrom: color(''),
  gradientTo: color(''),
  label: phrase('%percent%%'),
});

/** The values of the settings. */
export type PieSettings = InferSettings<typeof settings>;

/** What the markup says; the add-on's charts have defaults of their own. */
export function readPie(host: HTMLElement): RawSettings {
  const chart = chartOf(host);
  const read: RawSettings = {};
  const take = (key: string, attribute: string): void => {
    const value = chart.getAttribute(`data-${attribute}`);
    if (value) read[key] = value;
  };
  if (chart.matches('.ekit-single-piechart *')) {
    Object.assign(read, {
      size: 150,
      lineWidth: 20,
      barColor: '#666666',
      trackColor: '#f7f7f7',
      scaleColor: 'transparent',
    });
    if (chart.getAttribute('data-pie_color_style') === 'gradient') {
      Object.assign(read, { gradientFrom: '#f96933', gradientTo: '#fad470' });
      take('gradientFrom', 'gradientcolor2');
      take('gradientTo', 'gradientcolor1');
    }
  }
  take('percent', 'percent');
  take('size', 'size');
  take('lineWidth', 'linewidth');
  take('barColor', 'color');
  take('trackColor', 'barbg');
  return read;
}
