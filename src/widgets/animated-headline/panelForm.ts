import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Animated headline',
  fields: {
    headline_style: { label: 'Headline style', options: { highlight: 'Highlight', rotate: 'Rotate' } },
    animation_type: {
      label: 'Animation type',
      options: {
        typing: 'Typing',
        clip: 'Clip',
        flip: 'Flip',
        swirl: 'Swirl',
        blinds: 'Blinds',
        'drop-in': 'Drop in',
        wave: 'Wave',
        slide: 'Slide',
        'slide-down': 'Slide down',
      },
    },
    rotating_text: { label: 'Rotating text' },
    rotate_iteration_delay: { label: 'Rotate iteration delay' },
    marker: {
      label: 'Marker',
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
    highlight_animation_duration: { label: 'Highlight animation duration' },
    highlight_iteration_delay: { label: 'Highlight iteration delay' },
    loop: { label: 'Loop' },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
  },
};
