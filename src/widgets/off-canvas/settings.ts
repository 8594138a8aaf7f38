import { serverAttribute } from '../../core/react/overrides';
import { flag, type InferSettings, phrase, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { wrapperOf } from './requests';

/** Settings of `off-canvas`. */
export const settings = settingsSchema({
  /** The opening animation: a class of your style sheet. */
  entrance_animation: perDevice(text('', { max: 200 })),
  /** The closing animation: a class of your style sheet, played in reverse. */
  exit_animation: perDevice(text('', { max: 200 })),
  /**
   * Covers the page behind and makes it inert. Not given on an element of Elementor: unless its style sheet hides the
   * overlay.
   */
  has_overlay: flag(true),
  /** A press beside the panel does not close it. */
  is_not_close_on_overlay: flag(false),
  /** Escape does not close it. */
  is_not_close_on_esc_overlay: flag(false),
  /** The page behind does not scroll while the panel is open. */
  prevent_scroll: flag(false),
  /** The panel’s name. Not given: the name that the page gives it. */
  labelText: phrase('Panel'),
});

/** The values of the settings. */
export type OffCanvasSettings = InferSettings<typeof settings>;

/** Elementor does not print whether there is an overlay: its style sheet for the page sets its opacity. */
export function readOffCanvas(host: HTMLElement): RawSettings {
  const opacity = getComputedStyle(host).getPropertyValue('--e-off-canvas-overlay-opacity').trim();
  const wrapper = wrapperOf(host);
  // A panel whose name was emptied has none.
  const labelText = (wrapper && serverAttribute(wrapper, 'aria-label')) || null;
  return { labelText, ...(opacity === '0' && { has_overlay: '' }) };
}
