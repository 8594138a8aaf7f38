import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Gallery',
  fields: {
    gallery_layout: { label: 'Gallery layout', options: { grid: 'Grid', justified: 'Justified', masonry: 'Masonry' } },
    columns: { label: 'Columns' },
    gap: { label: 'Gap' },
    ideal_row_height: { label: 'Ideal row height' },
    aspect_ratio: { label: 'Aspect ratio' },
    show_all_galleries: { label: 'Show all galleries' },
    lazyload: { label: 'Lazyload' },
    image_hover_animation: { label: 'Image hover animation' },
    background_overlay_hover_animation: { label: 'Background overlay hover animation' },
    content_hover_animation: { label: 'Content hover animation' },
    content_sequenced_animation: { label: 'Content sequenced animation' },
    filterText: { label: 'Filter text' },
    resultText: { label: 'Result text' },
  },
};
