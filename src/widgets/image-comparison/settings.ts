import { choice, flag, type InferSettings, number, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { frameOf } from './markup';

/** Settings of `image-comparison`; the page builder prints each as an attribute. */
export const settings = settingsSchema({
  offset: number(0.5, { min: 0, max: 1 }),
  overlay: flag(false),
  label_before: phrase('Before'),
  label_after: phrase('After'),
  move_slider_on_hover: flag(false),
  click_to_move: flag(false),
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  handleText: phrase('Compare: %before%, %after%'),
  valueText: phrase('%percent%% %before%'),
});

/** The values of the settings. */
export type ComparisonSettings = InferSettings<typeof settings>;

const NAMES = ['offset', 'overlay', 'label_before', 'label_after', 'move_slider_on_hover', 'click_to_move'];

/** What the attributes of the page builder's element say; an empty one says nothing. */
export function readComparison(host: HTMLElement): RawSettings {
  const frame = frameOf(host);
  const given = NAMES.map((name) => [name, frame.getAttribute(`data-${name}`)] as const);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value)),
    ...(frame.matches('.image-comparison-container-vertical') && { orientation: 'vertical' }),
  };
}
