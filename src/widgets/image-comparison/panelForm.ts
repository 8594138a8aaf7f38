import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image comparison',
  fields: {
    move_slider_on_hover: { label: 'Handle follows the pointer' },
    click_to_move: { label: 'Handle jumps to a press' },
    offset: { label: 'Start of the handle', about: '0 is the left or upper edge, 1 the other one, 0.5 the middle.' },
    orientation: {
      label: 'Handle moves',
      group: 'look',
      options: { horizontal: 'Left and right', vertical: 'Up and down' },
    },
    overlay: { label: 'Hide the labels', group: 'look' },
    label_before: { label: 'Label of the first picture' },
    label_after: { label: 'Label of the second picture' },
    handleText: {
      label: 'Handle',
      about: 'Screen readers say it. %before% and %after% stand for the labels of the pictures.',
    },
    valueText: {
      label: 'Place of the handle',
      about: 'Screen readers say it. %percent% is the visible part of the first picture, %before% its label.',
    },
  },
};
