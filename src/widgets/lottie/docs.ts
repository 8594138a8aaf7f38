import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  source: 'Which of the two addresses counts.',
  source_json: 'The address of a file in the media library, or a record with it as `url`.',
  source_external_url: 'The address of another file, or a record with it as `url`.',
  caption_source: 'With `custom` the caption counts for files of the media library, too.',
  caption: 'A text below the animation.',
  trigger: 'What plays it: that it is in view, a press, the pointer, scrolling; `none`: it plays at once.',
  viewport: 'The part of the window in which it plays, or of the way that scrolling plays it; in percent from below.',
  effects_relative_to: 'For scrolling: the way through the window, or the whole page.',
  on_hover_out: 'When the pointer leaves: it goes on to its end, goes back, or stops.',
  hover_area: 'Where the pointer counts.',
  loop: 'Begins anew after its end.',
  number_of_times: 'How often, with `loop`; 0: until it is paused.',
  play_speed: 'How fast; 2 is twice as fast.',
  start_point: 'Where it begins, in percent of its length.',
  end_point: 'Where it ends, in percent of its length.',
  reverse_animation: 'Plays it backwards.',
  label: 'What it shows, for screen readers. Empty: it is decoration.',
  playText: 'The name of the button that plays it.',
  pauseText: 'The name of the same button while it plays.',
};
