import type { WidgetForm } from '../../core/settings/form';
import { listOf, within } from '../../core/settings/lazy/compound';
import { choice } from '../../core/settings/settings';
import type { settings } from './settings';

const controls = {
  actions: listOf({ type: choice(['hide', 'message', 'redirect'], 'hide'), redirect_url: within({ kind: 'address' }) }),
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Countdown',
  fields: {
    dueTime: { label: 'Due time' },
    timezone: { label: 'Timezone' },
    evergreen: { label: 'Evergreen' },
    restart: { label: 'Restart' },
    layout: { label: 'Layout', options: { units: 'Units', outer: 'Outer', flip: 'Flip' } },
    actions: { label: 'Actions', control: controls.actions },
    finishTitle: { label: 'Finish title' },
    finishContent: { label: 'Finish content' },
    weeks: { label: 'Weeks' },
    days: { label: 'Days' },
    hours: { label: 'Hours' },
    minutes: { label: 'Minutes' },
    seconds: { label: 'Seconds' },
    timeLeft: { label: 'Time left' },
    lastMinute: { label: 'Last minute' },
    over: { label: 'Over' },
  },
};
