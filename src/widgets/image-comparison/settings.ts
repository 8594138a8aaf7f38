import { choice, flag, type InferSettings, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { frameOf } from './markup';

/** Settings of `image-comparison`; Elementor prints each as an attribute. */
export const settings = settingsSchema({
  /** Where the handle stands at first, as a part of the pictures’ size. */
  offset: number(0.5, { min: 0, max: 1 }),
  /** Leaves the two labels out, as Elementor’s attribute of that name does. */
  overlay: flag(false),
  /** The label of the first picture. */
  label_before: phrase('Before'),
  /** The label of the second picture. */
  label_after: phrase('After'),
  /** The handle follows a mouse or pen over the pictures. */
  move_slider_on_hover: flag(false),
  /** A press anywhere moves the handle there. */
  click_to_move: flag(false),
  /** The handle’s way. On Elementor’s markup its class says it. */
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  /** The handle’s name. `%before%` and `%after%` are the labels. */
  handleText: phrase('Compare: %before%, %after%'),
  /** The handle’s value for screen readers. `%percent%` is the part that shows of the first picture. */
  valueText: phrase('%percent%% %before%'),
});

/** The values of the settings. */
export type ComparisonSettings = InferSettings<typeof settings>;

const NAMES = ['offset', 'overlay', 'label_before', 'label_after', 'move_slider_on_hover', 'click_to_move'];

/** What the attributes of Elementor's element say; an empty one says nothing. */
export function readComparison(host: HTMLElement): RawSettings {
  const frame = frameOf(host);
  const given = NAMES.map((name) => [name, frame.getAttribute(`data-${name}`)] as const);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value)),
    ...(frame.matches('.image-comparison-container-vertical') && { orientation: 'vertical' }),
  };
}
