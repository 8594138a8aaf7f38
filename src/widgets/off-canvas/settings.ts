import { flag, type InferSettings, phrase, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';

/** Settings of `off-canvas`. */
export const settings = settingsSchema({
  /** The way in: a class of your style sheet. */
  entrance_animation: perDevice(text('', { max: 200 })),
  /** The way out: a class of your style sheet, which is played in reverse. */
  exit_animation: perDevice(text('', { max: 200 })),
  /** The page behind is covered and out of reach. Not given on an element of Elementor: no. */
  has_overlay: flag(true),
  /** A press beside the panel does not close it. */
  is_not_close_on_overlay: flag(false),
  /** Escape does not close it. */
  is_not_close_on_esc_overlay: flag(false),
  /** The page behind does not scroll while it is open. */
  prevent_scroll: flag(false),
  /** The name of the panel, where the page gives it none. */
  labelText: phrase('Panel'),
});

/** The values of the settings. */
export type OffCanvasSettings = InferSettings<typeof settings>;

/** Elementor leaves out what is off. */
export const readOffCanvas = (host: HTMLElement): RawSettings =>
  host.matches('[data-widget_type]') ? { has_overlay: '' } : {};
