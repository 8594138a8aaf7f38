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

/** Settings of `pie-chart`. */
export const settings = settingsSchema({
  /**
   * The filled part of the ring. Below 0 it fills anticlockwise; beyond 100 it is full. Not given: nothing is drawn.
   */
  percent: { ...number(0), fallback: null } as Setting<number | null>,
  /** Width and height of the ring. */
  size: number(110, { min: 1, max: 5000, unit: 'px' }),
  /** The width of the ring’s line. */
  lineWidth: number(3, { min: 0, max: 5000, unit: 'px' }),
  /** The shape of the ends of the filled part. */
  lineCap: choice(['round', 'butt', 'square'], 'round'),
  /** The colour of the filled part. Not given: `--storefront-pie-bar` of the theme, else `#ef1e25`. */
  barColor: color(''),
  /** The colour of the rest of the ring. Not given: `--storefront-pie-track` of the theme, else `#f9f9f9`. */
  trackColor: color(''),
  /** The colour of the scale around the ring. Empty: no scale and a larger ring; `transparent`: no scale. */
  scaleColor: color('#dfe0e0'),
  /** The length of the scale’s lines. */
  scaleLength: number(5, { min: 0, max: 5000, unit: 'px' }),
  /** The duration of the animation. */
  animate: number(1000, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** The left colour of a gradient that, together with `gradientTo`, replaces `barColor`. */
  gradientFrom: color(''),
  /** The right colour of that gradient. */
  gradientTo: color(''),
  /** The name for screen readers where the chart has no text. `%percent%` is the number. */
  label: phrase('%percent%%'),
});

/** The values of the settings. */
export type PieSettings = InferSettings<typeof settings>;

const CHART = '.piechart, [data-percent]';

/** The element in which the ring is drawn: the host itself or one inside. */
export const chartOf = (host: HTMLElement): HTMLElement =>
  host.matches(CHART) ? host : (host.querySelector<HTMLElement>(CHART) ?? host);

/** The settings in the attributes of the chart. ElementsKit's charts have their own defaults. */
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
