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
} from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `video-popup`. */
export const settings = settingsSchema({
  videoStyle: choice(['popup', 'inline'], 'popup'),
  videoClass: text('mfp-fade', { max: 300 }),
  autoplay: flag(false),
  loop: flag(false),
  muted: flag(false),
  startVolume: number(0.8, { min: 0, max: 1 }),
  icon: text('', { max: 300 }),
  consentCategory: siteOnly(text('marketing')),
  openText: phrase('Play video'),
  labelText: phrase('Video'),
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoPopupSettings = InferSettings<typeof settings>;

/** What the page builder's add-on says beside its link. */
export function readVideo(host: HTMLElement): RawSettings {
  const element = host.matches('[data-video-setting]') ? host : host.querySelector('[data-video-setting]');
  const parsed = parseJson(element?.getAttribute('data-video-setting') ?? '');
  if (!isRecord(parsed)) return {};
  const icon = isRecord(parsed.popupIcon) ? parsed.popupIcon.value : undefined;
  return { ...parsed, icon: typeof icon === 'string' ? icon : undefined };
}
