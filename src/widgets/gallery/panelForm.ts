import type { WidgetForm } from '../../core/settings/form';
import { has } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const hasFilters = has('.elementor-gallery-title');

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Gallery',
  fields: {
    show_all_galleries: {
      label: 'Start with all galleries',
      about: 'Otherwise only the first one shows at first. Matters where there are several.',
    },
    lazyload: { label: 'Load pictures when near', about: 'Otherwise all load at once.' },
    gallery_layout: {
      label: 'Layout',
      group: 'look',
      options: { grid: 'Grid', justified: 'Justified rows', masonry: 'Masonry columns' },
    },
    columns: { label: 'Columns', about: 'Not for “Justified rows”.', group: 'look' },
    gap: { label: 'Gap between pictures', group: 'look' },
    ideal_row_height: {
      label: 'Height of rows',
      about: 'Only for “Justified rows”. Rows are about as high.',
      group: 'look',
    },
    aspect_ratio: {
      label: 'Shape of pictures',
      about: 'Width to height, such as 4:3. Only for “Grid”.',
      group: 'look',
    },
    image_hover_animation: {
      label: 'Movement of the picture',
      about: 'Under the pointer; its name in the page builder’s styles.',
      group: 'look',
    },
    background_overlay_hover_animation: {
      label: 'Movement of the overlay',
      about: 'Under the pointer; its name in the page builder’s styles.',
      group: 'look',
    },
    content_hover_animation: {
      label: 'Movement of the texts',
      about: 'Under the pointer; its name in the page builder’s styles.',
      group: 'look',
    },
    content_sequenced_animation: { label: 'Texts one by one', group: 'look' },
    filterText: { label: 'Name of the filters', about: 'Screen readers say it.', appliesTo: hasFilters },
    resultText: {
      label: 'Number of pictures',
      about: 'Screen readers say it once a filter is chosen. %count% stands for the number.',
      appliesTo: hasFilters,
    },
  },
};
