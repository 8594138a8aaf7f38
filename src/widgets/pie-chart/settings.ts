import {
  choice,
  color,
  type InferSettings,
  number,
  phrase,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { chartOf } from './markup';

/** Settings of `pie-chart`. */
export const settings = settingsSchema({
  /**
   * How full the ring is; below 0 it fills the other way round, and beyond 100 it is full. Not given: nothing is drawn.
   */
  percent: { ...number(0), fallback: null } as Setting<number | null>,
  /** Width and height. */
  size: number(110, { min: 1, max: 5000, unit: 'px' }),
  /** How broad the ring is. */
  lineWidth: number(3, { min: 0, max: 5000, unit: 'px' }),
  /** The ends of its filled part. */
  lineCap: choice(['round', 'butt', 'square'], 'round'),
  /** The colour of the filled part. Not given: `--storefront-pie-bar` of the theme, else `#ef1e25`. */
  barColor: color(''),
  /** The colour of the ring. Not given: `--storefront-pie-track` of the theme, else `#f9f9f9`. */
  trackColor: color(''),
  /** The colour of the lines around the ring. Empty: no lines, and a larger ring; `transparent`: no lines. */
  scaleColor: color('#dfe0e0'),
  /** How long these lines are. */
  scaleLength: number(5, { min: 0, max: 5000, unit: 'px' }),
  /** How long it fills. */
  animate: number(1000, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** With `gradientTo`: a gradient in place of `barColor`. This is its colour on the left. */
  gradientFrom: color(''),
  /** Its colour on the right. */
  gradientTo: color(''),
  /** What screen readers hear where the chart has no text. `%percent%` is the number. */
  label: phrase('%percent%%'),
});

/** The values of the settings. */
export type PieSettings = InferSettings<typeof settings>;

/** What the markup says; ElementsKit's charts have defaults of their own. */
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
