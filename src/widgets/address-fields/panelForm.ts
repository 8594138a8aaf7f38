import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Address fields',
  fields: {
    modifyField: {
      label: 'Keep required and optional marks',
      about: 'Fields that the page builder marks as required or optional keep the mark in every country.',
    },
    selectStateText: { label: 'No state chosen', about: 'The first line in the list of states.' },
    requiredText: { label: 'Required', about: 'Shows when the pointer is over the star of a required field.' },
    optionalText: { label: 'Optional', about: 'Shows in brackets after the name of an optional field.' },
    modifyDelay: {
      label: 'Time until marks come back',
      about:
        'After a change of country, if another script removes them. Counts with “Keep required and optional marks”.',
      group: 'advanced',
    },
  },
};
