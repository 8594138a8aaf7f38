import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { number } from '../../core/settings/settings';
import type { settings } from './settings';

const percent = { min: 0, max: 100, unit: 'percent' };

const controls = { viewport: recordOf({ start: number(0, percent), end: number(100, percent) }) };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Lottie',
  fields: {
    source: { label: 'Source', options: { media_file: 'Media file', external_url: 'External url' } },
    source_json: { label: 'Source json' },
    source_external_url: { label: 'Source external url' },
    caption_source: { label: 'Caption source' },
    caption: { label: 'Caption' },
    trigger: {
      label: 'Trigger',
      options: {
        arriving_to_viewport: 'Arriving to viewport',
        on_click: 'On click',
        on_hover: 'On hover',
        bind_to_scroll: 'Bind to scroll',
        none: 'None',
      },
    },
    viewport: { label: 'Viewport', control: controls.viewport },
    effects_relative_to: { label: 'Effects relative to', options: { viewport: 'Viewport', page: 'Page' } },
    on_hover_out: { label: 'On hover out', options: { default: 'Default', reverse: 'Reverse', pause: 'Pause' } },
    hover_area: { label: 'Hover area', options: { animation: 'Animation', column: 'Column', section: 'Section' } },
    loop: { label: 'Loop' },
    number_of_times: { label: 'Number of times' },
    play_speed: { label: 'Play speed' },
    start_point: { label: 'Start point' },
    end_point: { label: 'End point' },
    reverse_animation: { label: 'Reverse animation' },
    label: { label: 'Label' },
    playText: { label: 'Play text' },
    pauseText: { label: 'Pause text' },
  },
};
