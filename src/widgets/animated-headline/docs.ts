import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  headline_style: '`rotate`: words take turns; `highlight`: a word is marked.',
  animation_type:
    'How words change. `typing`, `swirl`, `blinds` and `wave` go letter by letter; `clip` narrows the word.',
  rotating_text: 'The words, one a line. Not given: those of the markup.',
  rotate_iteration_delay: 'How long a word stays. What happens between two words is a part of it.',
  marker: 'The mark.',
  highlight_animation_duration: 'How long the mark is drawn.',
  highlight_iteration_delay: 'With `loop`: how long until it is drawn again.',
  loop: 'Begin again after the last word, or draw the mark again.',
  pauseText: 'The name of the button that stops it.',
  playText: 'Its name while the headline stands still.',
};
