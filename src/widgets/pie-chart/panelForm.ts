import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Pie chart',
  fields: {
    percent: { label: 'Percent' },
    size: { label: 'Size' },
    lineWidth: { label: 'Line width' },
    lineCap: { label: 'Line cap', options: { round: 'Round', butt: 'Butt', square: 'Square' } },
    barColor: { label: 'Bar color' },
    trackColor: { label: 'Track color' },
    scaleColor: { label: 'Scale color' },
    scaleLength: { label: 'Scale length' },
    animate: { label: 'Animate' },
    gradientFrom: { label: 'Gradient from' },
    gradientTo: { label: 'Gradient to' },
    label: { label: 'Label' },
  },
};
