import { number, phrase, settingsSchema } from '../../core/settings';
import { perDevice } from '../../page/devices';

/** Settings of `grid-drag`. */
export const settings = settingsSchema({
  columns: perDevice(number(3, { min: 1, max: 24, whole: true })),
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  moveText: phrase('Move %name%'),
  helpText: phrase('Drag, or use the arrow keys'),
  placeText: phrase('%name%: %n% of %total%'),
});
