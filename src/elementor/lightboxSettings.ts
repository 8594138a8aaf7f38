import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  type Setting,
  settingsSchema,
  text,
} from '../core/settings/settings';
import type { RawSettings } from '../core/types';
import { parseUrl } from '../page/base/url';
import { perDevice } from './devices';

/** Allowed hosts per provider. A hosted video may come from any server. */
const PLAYERS = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
  dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
  videopress: /(^|\.)(videopress|wordpress)\.com$/,
  hosted: /./,
};
type VideoType = keyof typeof PLAYERS;

const isVideoType = (name: string): name is VideoType => Object.hasOwn(PLAYERS, name);

const isScalar = (raw: unknown): boolean => typeof raw === 'string' || typeof raw === 'number';

/** A class name or an id. */
const word: Setting<string> = {
  read: (raw) => (isScalar(raw) && /^[\w-]+$/.test(String(raw)) ? { value: String(raw) } : undefined),
  fallback: '',
  expected: 'word',
};

const webAddress: Setting<string> = {
  read(raw) {
    const url = typeof raw === 'string' && /^\s*https?:\/\//i.test(raw) ? parseUrl(raw) : null;
    return url ? { value: url.href } : undefined;
  },
  fallback: '',
  expected: 'address that begins with http',
};

const main = settingsSchema({
  id: word,
  slideshow: word,
  url: webAddress,
  type: text('image'),
  videoType: text('hosted'),
  title: text(''),
  description: text(''),
  // Older versions of Elementor do not print it, and start the video.
  autoplay: flag(true),
});

const modal = settingsSchema({
  id: word,
  entranceAnimation: perDevice(word),
  videoAspectRatio: number(169, { min: 0.1 }),
});

/** The only attributes that a video may get, because others, such as `onerror`, would be code. */
const video = settingsSchema({
  autoplay: flag(false),
  controls: flag(false),
  loop: flag(false),
  muted: flag(false),
  playsinline: flag(false),
  preload: choice(['none', 'metadata', 'auto'], 'metadata'),
  controlsList: text(''),
  poster: webAddress,
});

/** The content of an Elementor lightbox: an image, a video, or a group of links starting at `url`. */
export interface LightboxSettings extends Omit<InferSettings<typeof main>, 'type' | 'videoType'> {
  type: 'image' | 'video';
  videoType: VideoType;
  modalOptions: InferSettings<typeof modal>;
  videoParams: InferSettings<typeof video>;
}

const quiet = (): void => {};
const recordOf = (value: unknown): RawSettings => (isRecord(value) ? value : {});

/** Sets attributes without a value to true. */
const switchedOn = (raw: RawSettings): RawSettings =>
  Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, value === '' || value === key ? true : value]));

/**
 * Reads the lightbox settings of a link or element; null unless it is an image or a video of a known provider. Ignores
 * `html`.
 */
export function readLightbox(raw: RawSettings): LightboxSettings | null {
  const { type: given, videoType, ...settings } = main.parse(raw, quiet);
  const type = settings.id || settings.slideshow ? 'image' : given;
  if (!settings.url || !isVideoType(videoType) || (type !== 'image' && type !== 'video')) return null;
  if (type === 'video' && !PLAYERS[videoType].test(new URL(settings.url).hostname)) return null;
  return {
    ...settings,
    type,
    videoType,
    modalOptions: modal.parse(recordOf(raw.modalOptions), quiet),
    videoParams: video.parse(switchedOn(recordOf(raw.videoParams)), quiet),
  };
}
