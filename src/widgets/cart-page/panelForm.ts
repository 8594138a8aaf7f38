import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cart page',
  fields: {
    cart_update_automatically: { label: 'Cart update automatically' },
    updateDelay: { label: 'Update delay' },
    slideDuration: { label: 'Slide duration' },
    timeout: { label: 'Timeout' },
    waitMessage: { label: 'Wait message' },
  },
};
