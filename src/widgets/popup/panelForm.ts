import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import type { Setting } from '../../core/settings/schema';
import { choice, flag, list, number, text } from '../../core/settings/settings';
import type { settings, Timing, Triggers } from './settings';

// The schemas of `settings.ts` are not imported: visitors would load them as a file of their own.
type Parts<S> = Readonly<Record<keyof S, Setting<unknown>>>;

const seconds = (fallback: number) => number(fallback, { min: 0, max: 1_000_000, unit: 'seconds' });
const count = (fallback: number, min = 1) => number(fallback, { min, max: 1_000_000_000 });
const words = list((item) => typeof item === 'string', [], 'list of texts');

const triggers: Parts<Triggers> = {
  page_load: labelled(flag(false), { label: 'When the page has loaded' }),
  page_load_delay: labelled(seconds(0), { label: 'Wait after loading' }),
  scrolling: labelled(flag(false), { label: 'When the visitor scrolls' }),
  scrolling_direction: labelled(choice(['down', 'up'], 'down'), {
    label: 'Direction of scrolling',
    options: { down: 'Down', up: 'Up' },
  }),
  scrolling_offset: labelled(number(50, { min: 0, max: 100, unit: 'percent' }), {
    label: 'How far down',
    about: 'A part of the page. Scrolling up counts at once.',
  }),
  scrolling_to: labelled(flag(false), { label: 'When an element comes into view' }),
  scrolling_to_selector: labelled(text('', { max: 2000 }), {
    label: 'That element',
    about: 'As a selector of style sheets, such as #offer.',
  }),
  click: labelled(flag(false), { label: 'After clicks anywhere' }),
  click_times: labelled(count(1), { label: 'Number of clicks' }),
  inactivity: labelled(flag(false), { label: 'When the visitor does nothing' }),
  inactivity_time: labelled(seconds(30), { label: 'Time without mouse and keys' }),
  exit_intent: labelled(flag(false), { label: 'When the mouse leaves the page' }),
};

const timing: Parts<Timing> = {
  page_views: labelled(flag(false), { label: 'After some page views' }),
  page_views_views: labelled(count(3), { label: 'Number of page views' }),
  sessions: labelled(flag(false), { label: 'After some visits' }),
  sessions_sessions: labelled(count(2), { label: 'Number of visits' }),
  times: labelled(flag(false), { label: 'Only a number of times' }),
  times_times: labelled(count(3, 0), { label: 'That number' }),
  times_period: labelled(choice(['', 'session', 'day', 'week', 'month'], ''), {
    label: 'Counted within',
    options: { '': 'All time', session: 'One visit', day: 'A day', week: 'A week', month: 'A month' },
  }),
  times_count: labelled(choice(['open', 'close'], 'open'), {
    label: 'What is counted',
    options: { open: 'Each opening', close: 'Each closing' },
  }),
  url: labelled(flag(false), { label: 'Only for visitors from some pages' }),
  url_action: labelled(choice(['show', 'hide', 'regex'], 'show'), {
    label: 'The page before',
    options: {
      show: 'Has this in its address',
      hide: 'Does not have this in its address',
      regex: 'Has an address that fits this pattern',
    },
  }),
  url_url: labelled(text('', { max: 2000 }), {
    label: 'Part of the address, or pattern',
    about: 'A pattern is a regular expression.',
  }),
  sources: labelled(flag(false), { label: 'Only for visitors from some sites' }),
  sources_sources: labelled(words, {
    label: 'Those sites',
    about: 'Any of the words search, external and internal. Search engines count as external, too.',
  }),
  logged_in: labelled(flag(false), { label: 'Not for visitors who are logged in' }),
  logged_in_users: labelled(choice(['all', 'custom'], 'all'), {
    label: 'Which of them',
    options: { all: 'All', custom: 'All but some roles' },
  }),
  logged_in_roles: labelled(words, { label: 'Roles that see it all the same', about: 'Such as customer.' }),
  devices: labelled(flag(false), { label: 'Only on some devices' }),
  devices_devices: labelled(words, { label: 'Those devices', about: 'Such as desktop, tablet and mobile.' }),
  browsers: labelled(flag(false), { label: 'Only in some browsers' }),
  browsers_browsers: labelled(choice(['all', 'custom'], 'all'), {
    label: 'Which browsers',
    options: { all: 'All', custom: 'Those in the lists' },
  }),
  browsers_options: labelled(words, {
    label: 'Those browsers',
    about: 'Any of the words chrome, edge, firefox and safari.',
  }),
  browsers_browsers_options: labelled(words, {
    label: 'Those browsers, by Elementor',
    about: 'The list that Elementor prints.',
  }),
  schedule: labelled(flag(false), { label: 'Only within some time' }),
  schedule_start_date: labelled(text('', { max: 100 }), {
    label: 'From',
    about: 'Such as 2026-12-01 08:00. Empty: at any time before the end.',
  }),
  schedule_end_date: labelled(text('', { max: 100 }), {
    label: 'Until',
    about: 'Such as 2026-12-24 18:00. Empty: at any time after the start.',
  }),
  schedule_timezone: labelled(choice(['site', 'visitor'], 'site'), {
    label: 'By the clock of',
    options: { site: 'The site', visitor: 'The visitor' },
  }),
  schedule_server_datetime: labelled(text('', { max: 100 }), {
    label: 'Time of the site',
    about: 'The page prints it anew with each view.',
  }),
};

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], .elementor-heading-title';

/** The dialog is named after its first heading, or the document's title. The content may be in a template. */
function isUnnamed(host: HTMLElement): boolean {
  const content = host.querySelector('template')?.content ?? host;
  return !host.getAttribute('data-elementor-title') && !content.querySelector(HEADINGS)?.textContent?.trim();
}

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Popup',
  fields: {
    triggers: { label: 'Opens by itself', control: recordOf(triggers) },
    timing: {
      label: 'Rules',
      about: 'All that are on must be met before it opens by itself.',
      control: recordOf(timing),
    },
    avoid_multiple_popups: {
      label: 'Not while another popup is open',
      about: 'What the visitor presses opens it all the same.',
    },
    close_automatically: { label: 'Closes by itself after', about: '0: never.' },
    prevent_close_on_background_click: { label: 'Stays open on a press beside it' },
    prevent_close_on_esc_key: { label: 'Stays open on Escape' },
    prevent_scroll: { label: 'Page behind does not scroll' },
    a11y_navigation: {
      label: 'Keep the focus inside',
      about: 'The keyboard reaches the page behind only after closing.',
    },
    close_button_delay: { label: 'Close button shows after', about: '0: at once.' },
    close_button_position: {
      label: 'Place of the close button',
      group: 'look',
      options: { inside: 'In the popup', outside: 'In the corner of the window' },
    },
    entrance_animation: {
      label: 'Opening animation',
      group: 'look',
      about: 'The name of an animation of Elementor, such as fadeIn.',
    },
    exit_animation: {
      label: 'Closing animation',
      group: 'look',
      about: 'The name of an animation, which is played in reverse.',
    },
    entrance_animation_duration: { label: 'Duration of an animation', group: 'look' },
    labelText: {
      label: 'Name of the popup',
      about: 'Screen readers say it if the popup has no heading.',
      appliesTo: isUnnamed,
    },
    closeText: { label: 'Close button', about: 'Screen readers say it.' },
    open_selector: {
      label: 'Elements that open it',
      group: 'advanced',
      about: 'As a selector of style sheets, such as .open-sizes. A press on any of them opens it.',
    },
    classes: { label: 'Class names', group: 'advanced' },
  },
};
