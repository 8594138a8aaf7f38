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
  /** `popup`: opens in a dialog. `inline`: plays where its picture is. */
  videoStyle: choice(['popup', 'inline'], 'popup'),
  /** Classes of the dialog. */
  videoClass: text('mfp-fade', { max: 300 }),
  /** Plays as soon as it is open. Not for visitors who want less motion. */
  autoplay: flag(false),
  /** A video file begins again at its end. */
  loop: flag(false),
  /** A video file is silent. */
  muted: flag(false),
  /** How loud a video file is, from 0 to 1. */
  startVolume: number(0.8, { min: 0, max: 1 }),
  /** Class names of an icon for the cross that closes the dialog. Empty: ×. */
  icon: text('', { max: 300 }),
  /** What a consent manager of the page calls videos of other sites. */
  consentCategory: siteOnly(text('marketing')),
  /** The name of what opens it, where the page gives it none. */
  openText: phrase('Play video'),
  /** The name of the dialog, and of a provider’s frame. */
  labelText: phrase('Video'),
  /** The link in place of a provider’s frame, while the visitor has not agreed to it. */
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoPopupSettings = InferSettings<typeof settings>;

/** What ElementsKit says beside its link. */
export function readVideo(host: HTMLElement): RawSettings {
  const element = host.matches('[data-video-setting]') ? host : host.querySelector('[data-video-setting]');
  const parsed = parseJson(element?.getAttribute('data-video-setting') ?? '');
  if (!isRecord(parsed)) return {};
  const icon = isRecord(parsed.popupIcon) ? parsed.popupIcon.value : undefined;
  return { ...parsed, icon: typeof icon === 'string' ? icon : undefined };
}
