import type { WidgetForm } from '../../core/settings/form';
import type { Control } from '../../core/settings/types';
import type { settings } from './settings';

const controls: Record<string, Control> = { exclude_headings_by_selector: { kind: 'list' } };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Table of contents',
  fields: {
    headings_by_tags: { label: 'Headings by tags' },
    container: { label: 'Container' },
    exclude_headings_by_selector: {
      label: 'Exclude headings by selector',
      control: controls.exclude_headings_by_selector,
    },
    marker_view: { label: 'Marker view', options: { numbers: 'Numbers', bullets: 'Bullets' } },
    icon: { label: 'Icon' },
    hierarchical_view: { label: 'Hierarchical view' },
    collapse_subitems: { label: 'Collapse subitems' },
    minimize_box: { label: 'Minimize box' },
    minimized_on: {
      label: 'Minimized on',
      options: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile', none: 'None' },
    },
    no_headings_message: { label: 'No headings message' },
    expandText: { label: 'Expand text' },
    collapseText: { label: 'Collapse text' },
  },
};
