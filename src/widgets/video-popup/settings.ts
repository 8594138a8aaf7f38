import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  phrase,
  settingsSchema,
  siteOnly,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `video-popup`. */
export const settings = settingsSchema({
  /** `popup`: opens in a dialog. `inline`: plays in place of its image. The markup decides, not this setting. */
  videoStyle: choice(['popup', 'inline'], 'popup'),
  /** Classes of the dialog. */
  videoClass: text('mfp-fade', { max: 300 }),
  /** Plays as soon as it opens. Not under reduced motion. */
  autoplay: flag(false),
  /** Repeats a video file. */
  loop: flag(false),
  /** Mutes a video file. */
  muted: flag(false),
  /** The volume of a video file, from 0 to 1. */
  startVolume: number(0.8, { min: 0, max: 1 }),
  /** Icon classes for the dialog’s close button. Empty: ×. */
  icon: text('', { max: 300 }),
  /** The consent category for videos of other sites. */
  consentCategory: siteOnly(text('marketing')),
  /** The name of the button that opens the video, if the page gives none. */
  openText: phrase('Play video'),
  /** The name of the dialog, and of a provider’s frame. */
  labelText: phrase('Video'),
  /** The link shown instead of a provider’s frame until the visitor consents. */
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoPopupSettings = InferSettings<typeof settings>;

/** The settings that ElementsKit prints next to its link. */
export function readVideo(host: HTMLElement): RawSettings {
  const element = host.matches('[data-video-setting]') ? host : host.querySelector('[data-video-setting]');
  const parsed = parseJson(element?.getAttribute('data-video-setting') ?? '');
  if (!isRecord(parsed)) return {};
  const icon = isRecord(parsed.popupIcon) ? parsed.popupIcon.value : undefined;
  return { ...parsed, icon: typeof icon === 'string' ? icon : undefined };
}
