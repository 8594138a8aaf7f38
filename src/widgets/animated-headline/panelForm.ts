import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Animated headline',
  fields: {
    headline_style: {
      label: 'Style',
      group: 'content',
      options: { highlight: 'Highlighted word', rotate: 'Rotating words' },
    },
    rotating_text: {
      label: 'Words',
      about: 'One on each line. Left empty, the words come from the page.',
      group: 'content',
    },
    loop: { label: 'Repeat', about: 'Starts over after the last word, or draws the mark again.' },
    rotate_iteration_delay: { label: 'Time per word', about: 'Includes the change to the next word.' },
    highlight_iteration_delay: {
      label: 'Time between marks',
      about: 'Counts with “Repeat”.',
    },
    animation_type: {
      label: 'Change of words',
      about: 'Only for “Rotating words”.',
      group: 'look',
      options: {
        typing: 'Typing',
        clip: 'Clip',
        flip: 'Flip',
        swirl: 'Swirl',
        blinds: 'Blinds',
        'drop-in': 'Drop-in',
        wave: 'Wave',
        slide: 'Slide',
        'slide-down': 'Slide down',
      },
    },
    marker: {
      label: 'Shape of the mark',
      about: 'Only for a “Highlighted word”.',
      group: 'look',
      options: {
        circle: 'Circle',
        curly: 'Curly',
        underline: 'Underline',
        double: 'Double',
        double_underline: 'Double underline',
        underline_zigzag: 'Underline zigzag',
        diagonal: 'Diagonal',
        strikethrough: 'Strikethrough',
        x: 'X',
      },
    },
    highlight_animation_duration: { label: 'Time to draw the mark', group: 'look' },
    pauseText: { label: 'Pause button', about: 'Screen readers say it.' },
    playText: { label: 'Play button', about: 'Screen readers say it.' },
  },
};
