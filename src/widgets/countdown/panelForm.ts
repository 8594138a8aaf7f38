import type { FormField, WidgetForm } from '../../core/settings/form';
import { listOf, within } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { choice } from '../../core/settings/settings';
import type { settings } from './settings';

const action = labelled(choice(['hide', 'message', 'redirect'], 'hide'), {
  label: 'What happens',
  options: { hide: 'The countdown hides', message: 'The page’s message shows', redirect: 'Another page opens' },
});

const target = labelled(within({ kind: 'link' }), {
  label: 'Address of the page',
  about: 'For “Another page opens”. A page of this site, or of a host that it allows.',
});

const actions: FormField = {
  label: 'At the end',
  about: 'Another page opens only for visitors who see the time run out.',
  control: listOf({ type: action, redirect_url: target }),
};

/** Elementor and JetElements print units, labels and a message of their own. */
const isDrawn = (host: HTMLElement): boolean =>
  !host.querySelector('.elementor-countdown-digits, .jet-countdown-timer__item-value');

const LABEL = '.elementor-countdown-label, .jet-countdown-timer__item-label';

const hasLabel =
  (unit: string) =>
  (host: HTMLElement): boolean =>
    isDrawn(host) ||
    [...host.querySelectorAll(`.elementor-countdown-${unit}, [data-value=${unit}]`)].some((digits) =>
      digits.parentElement?.querySelector(LABEL),
    );

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Countdown',
  fields: {
    dueTime: { label: 'End', group: 'content', control: { kind: 'date' } },
    timezone: {
      label: 'Time zone of the end',
      about: 'Such as Europe/Rome or +02:00. Left empty, each visitor’s own counts.',
      group: 'content',
    },
    evergreen: {
      label: 'Time for each visitor',
      about: 'Counts from the first visit, in place of “End”. At 0 the “End” counts.',
      group: 'content',
    },
    restart: {
      label: 'Length of the next countdown',
      about: 'It begins at the end of this one, again and again. At 0 none begins.',
    },
    actions,
    layout: {
      label: 'Layout',
      group: 'look',
      options: { units: 'Boxes', outer: 'Boxes, third layout of ElementsKit', flip: 'Flip clock' },
      appliesTo: isDrawn,
    },
    finishTitle: { label: 'Title at the end', about: 'Shows in place of the countdown.', appliesTo: isDrawn },
    finishContent: { label: 'Text at the end', about: 'Shows below “Title at the end”.', appliesTo: isDrawn },
    weeks: { label: 'Weeks', about: 'Only a flip clock has them.', appliesTo: isDrawn },
    days: { label: 'Days', appliesTo: hasLabel('days') },
    hours: { label: 'Hours', appliesTo: hasLabel('hours') },
    minutes: { label: 'Minutes', appliesTo: hasLabel('minutes') },
    seconds: { label: 'Seconds', appliesTo: hasLabel('seconds') },
    timeLeft: { label: 'Time left', about: 'Screen readers say it. %time% stands for days, hours and minutes.' },
    lastMinute: { label: 'Less than a minute left', about: 'Screen readers say it in the last minute.' },
    over: { label: 'Time is up', about: 'Screen readers say it at the end, where no text shows.' },
  },
};
