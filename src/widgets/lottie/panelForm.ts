import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { number } from '../../core/settings/settings';
import type { settings } from './settings';

const percent = { min: 0, max: 100, unit: 'percent' };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Lottie animation',
  fields: {
    source: {
      label: 'Animation from',
      group: 'content',
      options: { media_file: 'The media library', external_url: 'Another address' },
    },
    source_json: {
      label: 'File in the media library',
      group: 'content',
      control: { kind: 'media', type: 'application' },
    },
    source_external_url: {
      control: { kind: 'address' },
      label: 'Address of the file',
      group: 'content',
      about: 'It must be on this site or on a host that the site allows.',
    },
    caption: { label: 'Caption', group: 'content' },
    caption_source: {
      label: 'Caption of a library file',
      group: 'content',
      about: 'Title and caption show only where the page has printed them.',
      control: { kind: 'choice', words: ['', 'none', 'title', 'caption', 'custom'] },
      options: {
        '': 'Not set',
        none: 'None',
        title: 'Its title',
        caption: 'Its caption',
        custom: 'The text in “Caption”',
      },
    },
    trigger: {
      label: 'What plays it',
      options: {
        arriving_to_viewport: 'Coming into view',
        on_click: 'A press',
        on_hover: 'The pointer on it',
        bind_to_scroll: 'Scrolling',
        none: 'Nothing: it plays at once',
      },
    },
    loop: { label: 'Repeat', about: 'The animation gets a button that pauses it.' },
    number_of_times: { label: 'Number of times', about: 'Only with “Repeat”. 0: until a visitor pauses it.' },
    play_speed: { label: 'Speed', about: '2 is twice as fast.' },
    reverse_animation: { label: 'Play backwards' },
    start_point: { label: 'First moment', about: 'How far into the animation it starts.' },
    end_point: { label: 'Last moment', about: 'How far into the animation it ends.' },
    on_hover_out: {
      label: 'When the pointer leaves',
      options: { default: 'It plays to its end', reverse: 'It plays backwards', pause: 'It stops' },
    },
    hover_area: {
      label: 'Where the pointer plays it',
      options: { animation: 'On the animation', column: 'In its column', section: 'In its section' },
    },
    effects_relative_to: {
      label: 'Scrolling is measured on',
      options: { viewport: 'Its way through the window', page: 'The whole page' },
    },
    viewport: {
      label: 'Part in which it plays',
      about: 'A part of the window, or of the way that scrolling is measured on. 0 is at the bottom.',
      control: recordOf({
        start: labelled(number(0, percent), { label: 'From' }),
        end: labelled(number(100, percent), { label: 'To' }),
      }),
    },
    label: {
      label: 'Description',
      about: 'Screen readers say what the animation shows. Empty: they pass over it.',
    },
    playText: { label: 'Play button', about: 'Screen readers say it.' },
    pauseText: { label: 'Pause button', about: 'Screen readers say it.' },
  },
};
