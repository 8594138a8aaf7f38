import { flag, type InferSettings, phrase, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../page/devices';

/** Settings of `off-canvas`. */
export const settings = settingsSchema({
  entrance_animation: perDevice(text('', { max: 200 })),
  exit_animation: perDevice(text('', { max: 200 })),
  has_overlay: flag(true),
  is_not_close_on_overlay: flag(false),
  is_not_close_on_esc_overlay: flag(false),
  prevent_scroll: flag(false),
  labelText: phrase('Panel'),
});

/** The values of the settings. */
export type OffCanvasSettings = InferSettings<typeof settings>;

/** The page builder leaves out what is off. */
export const readOffCanvas = (host: HTMLElement): RawSettings =>
  host.matches('[data-widget_type]') ? { has_overlay: '' } : {};
