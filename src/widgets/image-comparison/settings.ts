import { choice, flag, type InferSettings, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `image-comparison`. ElementsKit prints each as an attribute. */
export const settings = settingsSchema({
  /** The handle’s first position, as a part of the pictures’ size. */
  offset: number(0.5, { min: 0, max: 1 }),
  /** Omits the two labels, as ElementsKit’s attribute of that name does. */
  overlay: flag(false),
  /** The label of the first picture. */
  label_before: phrase('Before'),
  /** The label of the second picture. */
  label_after: phrase('After'),
  /** The handle follows a mouse or pen over the pictures. */
  move_slider_on_hover: flag(false),
  /** A press on the pictures moves the handle there. */
  click_to_move: flag(false),
  /** The direction in which the handle moves. On ElementsKit’s markup, a class decides. */
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  /** The handle’s name. `%before%` and `%after%` are the labels. */
  handleText: phrase('Compare: %before%, %after%'),
  /** The handle’s value for screen readers. `%percent%` is the visible part of the first picture. */
  valueText: phrase('%percent%% %before%'),
});

/** The values of the settings. */
export type ComparisonSettings = InferSettings<typeof settings>;

const NAMES = ['offset', 'overlay', 'label_before', 'label_after', 'move_slider_on_hover', 'click_to_move'];

const FRAME = '.elementskit-image-comparison';

/** The element around the two pictures. */
export const frameOf = (host: HTMLElement): HTMLElement =>
  host.matches(FRAME) ? host : (host.querySelector<HTMLElement>(FRAME) ?? host);

/** The settings in the attributes of ElementsKit's element; empty attributes are ignored. */
export function readComparison(host: HTMLElement): RawSettings {
  const frame = frameOf(host);
  const given = NAMES.map((name) => [name, frame.getAttribute(`data-${name}`)] as const);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value)),
    ...(frame.matches('.image-comparison-container-vertical') && { orientation: 'vertical' }),
  };
}
