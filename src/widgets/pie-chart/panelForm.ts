import type { WidgetForm } from '../../core/settings/form';
import { printedAttribute } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const CHART = '.piechart, [data-percent]';

/** A chart with a text or a name has no use for another one. */
function takesName(host: HTMLElement): boolean {
  const chart = host.matches(CHART) ? host : (host.querySelector(CHART) ?? host);
  const isNamed = ['role', 'aria-label'].some((name) => printedAttribute(chart, name) !== null);
  return !isNamed && !chart.textContent?.trim();
}

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Pie chart',
  fields: {
    percent: {
      label: 'Percentage',
      group: 'content',
      about: 'Below 0 the ring fills anticlockwise. Not set: no ring is drawn.',
    },
    size: { label: 'Size', group: 'look' },
    lineWidth: { label: 'Thickness of the ring', group: 'look' },
    barColor: { label: 'Colour of the filled part', group: 'look', about: 'Empty: the colour of the theme, or red.' },
    trackColor: { label: 'Colour of the rest', group: 'look', about: 'Empty: the colour of the theme, or light grey.' },
    gradientFrom: {
      label: 'Gradient, colour on the left',
      group: 'look',
      about: 'The two colours of a gradient take the place of “Colour of the filled part”.',
    },
    gradientTo: { label: 'Gradient, colour on the right', group: 'look' },
    lineCap: {
      label: 'Ends of the filled part',
      group: 'look',
      options: { round: 'Round', butt: 'Straight', square: 'Straight, a little longer' },
    },
    scaleColor: {
      label: 'Colour of the scale',
      group: 'look',
      about: 'The lines around the ring. Empty: there are none, and the ring is larger.',
    },
    scaleLength: { label: 'Length of the scale’s lines', group: 'look' },
    animate: { label: 'Time to fill the ring', group: 'look' },
    label: {
      label: 'Name of the chart',
      about: 'Screen readers say it where the chart has no text. %percent% stands for the number.',
      appliesTo: takesName,
    },
  },
};
