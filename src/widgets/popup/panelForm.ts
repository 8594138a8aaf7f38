import type { FieldInfo, WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import type { Setting } from '../../core/settings/schema';
import { type settings, timingSettings, triggerSettings } from './settings';

/** A form for a record, with a field for each of its settings. */
function recordWith<E extends Readonly<Record<string, Setting<unknown>>>>(
  parts: E,
  fields: Readonly<Record<keyof E & string, FieldInfo>>,
) {
  const entries = Object.entries<FieldInfo>(fields);
  return recordOf(
    Object.fromEntries(entries.flatMap(([key, field]) => (parts[key] ? [[key, labelled(parts[key], field)]] : []))),
  );
}

const triggers = recordWith(triggerSettings, {
  page_load: { label: 'When the page has loaded' },
  page_load_delay: { label: 'Wait after loading' },
  scrolling: { label: 'When the visitor scrolls' },
  scrolling_direction: { label: 'Direction of scrolling', options: { down: 'Down', up: 'Up' } },
  scrolling_offset: { label: 'How far down', about: 'A part of the page. Scrolling up counts at once.' },
  scrolling_to: { label: 'When an element comes into view' },
  scrolling_to_selector: { label: 'That element', about: 'As a selector of style sheets, such as #offer.' },
  click: { label: 'After clicks anywhere' },
  click_times: { label: 'Number of clicks' },
  inactivity: { label: 'When the visitor does nothing' },
  inactivity_time: { label: 'Time without mouse and keys' },
  exit_intent: { label: 'When the mouse leaves the page' },
});

const timing = recordWith(timingSettings, {
  page_views: { label: 'After some page views' },
  page_views_views: { label: 'Number of page views' },
  sessions: { label: 'After some visits' },
  sessions_sessions: { label: 'Number of visits' },
  times: { label: 'Only a number of times' },
  times_times: { label: 'That number' },
  times_period: {
    label: 'Counted within',
    options: { '': 'All time', session: 'One visit', day: 'A day', week: 'A week', month: 'A month' },
  },
  times_count: { label: 'What is counted', options: { open: 'Each opening', close: 'Each closing' } },
  url: { label: 'Only for visitors from some pages' },
  url_action: {
    label: 'The page before',
    options: {
      show: 'Has this in its address',
      hide: 'Does not have this in its address',
      regex: 'Has an address that fits this pattern',
    },
  },
  url_url: { label: 'Part of the address, or pattern', about: 'A pattern is a regular expression.' },
  sources: { label: 'Only for visitors from some sites' },
  sources_sources: {
    label: 'Those sites',
    about: 'Any of the words search, external and internal. Search engines count as external, too.',
  },
  logged_in: { label: 'Not for visitors who are logged in' },
  logged_in_users: { label: 'Which of them', options: { all: 'All', custom: 'All but some roles' } },
  logged_in_roles: { label: 'Roles that see it all the same', about: 'Such as customer.' },
  devices: { label: 'Only on some devices' },
  devices_devices: { label: 'Those devices', about: 'Such as desktop, tablet and mobile.' },
  browsers: { label: 'Only in some browsers' },
  browsers_browsers: { label: 'Which browsers', options: { all: 'All', custom: 'Those in the lists' } },
  browsers_options: { label: 'Those browsers', about: 'Any of the words chrome, edge, firefox and safari.' },
  browsers_browsers_options: { label: 'Those browsers, by Elementor', about: 'The list that Elementor prints.' },
  schedule: { label: 'Only within some time' },
  schedule_start_date: { label: 'From', about: 'Such as 2026-12-01 08:00. Empty: at any time before the end.' },
  schedule_end_date: { label: 'Until', about: 'Such as 2026-12-24 18:00. Empty: at any time after the start.' },
  schedule_timezone: { label: 'By the clock of', options: { site: 'The site', visitor: 'The visitor' } },
  schedule_server_datetime: { label: 'Time of the site', about: 'The page prints it anew with each view.' },
});

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Popup',
  fields: {
    triggers: { label: 'Opens by itself', control: triggers },
    timing: {
      label: 'Rules',
      about: 'All that are on must be met before it opens by itself.',
      control: timing,
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
    labelText: { label: 'Name of the popup', about: 'Screen readers say it if the popup has no heading.' },
    closeText: { label: 'Close button', about: 'Screen readers say it.' },
    open_selector: {
      label: 'Elements that open it',
      group: 'advanced',
      about: 'As a selector of style sheets, such as .open-sizes. A press on any of them opens it.',
    },
    classes: { label: 'Class names', group: 'advanced' },
  },
};
