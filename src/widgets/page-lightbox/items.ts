import { isRecord, parseJson } from '../../core/settings/settings';
import { actionHashOf } from '../../elementor/actionLinks';
import { currentDevice } from '../../elementor/base/breakpoints';
import { valueFor } from '../../elementor/devices';
import { addressOf, isImage } from '../../elementor/lightboxLinks';
import { type LightboxSettings, readLightbox } from '../../elementor/lightboxSettings';
import { playerAddress, providerOf, watchAddress } from '../../elementor/videoAddress';
import { reducesMotion } from '../../page/base/device';
import { parseUrl } from '../../page/base/url';
import type { LightboxItem, LightboxVideo } from '../../ui/media/lightbox/types';
import type { PageLightboxSettings } from './settings';

const RATIOS: Record<number, number> = { 219: 21 / 9, 169: 16 / 9, 43: 4 / 3, 32: 3 / 2, 11: 1, 916: 9 / 16 };

/** The aspect ratio for Elementor's code, or for a ratio given directly. */
export const ratioOf = (code: number): number => RATIOS[code] ?? (code < 10 ? code : 16 / 9);

/** A video from its settings; null for providers without a player here. */
export function videoOf(settings: LightboxSettings, consentCategory: string): LightboxVideo | null {
  const { url, videoType, autoplay, modalOptions, videoParams } = settings;
  const animation = valueFor(modalOptions.entranceAnimation, currentDevice());
  const common = {
    ratio: ratioOf(modalOptions.videoAspectRatio),
    className: animation && !reducesMotion() ? `animated ${animation}` : '',
  };
  if (videoType === 'hosted') {
    const { loop, muted, poster, controlsList } = videoParams;
    return { kind: 'file', src: url, starts: true, loop, muted, poster, controlsList, ...common };
  }
  if (videoType !== 'youtube' && videoType !== 'vimeo') return null;
  const src = playerAddress(url, videoType, autoplay);
  return src ? { kind: 'frame', src, page: watchAddress(url, videoType) ?? url, consentCategory, ...common } : null;
}

/** A video in a group. It starts by itself, except under reduced motion. */
function groupVideo(address: string, consentCategory: string): LightboxVideo | null {
  const starts = !reducesMotion();
  const videoType = providerOf(address);
  const settings = readLightbox({ type: 'video', videoType, url: parseUrl(address)?.href, autoplay: starts });
  const video = settings && videoOf(settings, consentCategory);
  return video && { ...video, starts: video.starts && starts };
}

const plain = (text: string | null | undefined): string => text?.replace(/<\/?[a-z][^>]*>/gi, '').trim() ?? '';

function fromImage(link: Element, source: PageLightboxSettings['lightbox_title_src']): string {
  const image = link.querySelector('img');
  if (source === 'alt' || source === 'title') return image?.getAttribute(source) ?? '';
  return source === 'caption' ? (link.closest('figure')?.querySelector('figcaption')?.textContent ?? '') : '';
}

/** The element's own JSON settings; undefined if there are none, null if they are broken. */
export function ownSettings(link: Element): LightboxSettings | null | undefined {
  const json = link.getAttribute('data-elementor-lightbox');
  if (json === null) return undefined;
  const raw = parseJson(json);
  if (!isRecord(raw)) return null;
  if (raw.type === 'slideshow') return undefined;
  return readLightbox({ ...raw, url: typeof raw.url === 'string' ? parseUrl(raw.url)?.href : undefined });
}

/** An item from settings alone; null if it cannot be shown. */
export function itemOfSettings(settings: LightboxSettings, consentCategory: string): LightboxItem | null {
  const { url, type, title: caption, description } = settings;
  const about = { caption, description, width: 0, height: 0 };
  if (type === 'image') return { src: url, alt: caption, ...about };
  const video = videoOf(settings, consentCategory);
  return video && { src: '', video, ...about };
}

function shown(link: Element, consentCategory: string): Pick<LightboxItem, 'src' | 'video'> | null {
  const settings = ownSettings(link);
  if (settings !== undefined) return settings && itemOfSettings(settings, consentCategory);
  const address = addressOf(link);
  const src = isImage(address) ? address : '';
  const videoAddress = link.getAttribute('data-elementor-lightbox-video');
  if (!videoAddress) return src ? { src } : null;
  const video = groupVideo(videoAddress, consentCategory);
  return video && { src, video: video.kind === 'file' ? { ...video, poster: src } : video };
}

/** The item of a link; null if it is broken or unsafe. */
export function itemOf(link: Element, settings: PageLightboxSettings): LightboxItem | null {
  const what = shown(link, settings.consentCategory);
  if (!what) return null;
  const textOf = (name: 'title' | 'description'): string =>
    plain(link.getAttribute(`data-elementor-lightbox-${name}`) ?? fromImage(link, settings[`lightbox_${name}_src`]));
  const caption = textOf('title');
  return {
    width: 0,
    height: 0,
    ...what,
    alt: link.querySelector('img')?.alt || caption,
    caption,
    description: textOf('description'),
    shareUrl: window.location.href.replace(/#.*$/, '') + actionHashOf(link),
  };
}
