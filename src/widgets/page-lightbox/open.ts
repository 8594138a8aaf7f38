import { isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { addressOf } from '../../elementor/lightboxLinks';
import type { LightboxSettings } from '../../elementor/lightboxSettings';
import { pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { HOSTS_HINT, isOwnFile } from '../../page/network/sitePictures';
import { openLightbox } from '../../ui/media/lightbox/lightbox';
import type { LightboxControl, LightboxItem, LightboxOptions } from '../../ui/media/lightbox/types';
import { itemOf, itemOfSettings, ownSettings } from './items';
import { groupOf, triggerOf } from './links';
import type { PageLightboxSettings } from './settings';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Elementor's translations, in the language of the page. */
function pageTexts(): RawSettings {
  const given = pageGlobal('elementorFrontendConfig')?.i18n;
  const words: RawSettings = isRecord(given) ? given : {};
  const { close, previous, next } = words;
  const texts = {
    closeText: isText(close) ? `${close} (Esc)` : undefined,
    zoomInText: words.zoom,
    fullscreenText: words.fullscreen,
    shareText: words.share,
    facebookText: words.shareOnFacebook,
    twitterText: words.shareOnTwitter,
    pinterestText: words.pinIt,
    downloadText: words.downloadImage,
    previousText: previous,
    nextText: next,
    previousRtlText: previous,
    nextRtlText: next,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => isText(text)));
}

function optionsOf(settings: PageLightboxSettings): LightboxOptions {
  const controls: readonly LightboxControl[] = ['counter', 'zoom', 'fullscreen'];
  return {
    history: false,
    hides: controls.filter((name) => !settings[`lightbox_enable_${name}`]),
    pageTexts: pageTexts(),
    ...(!settings.lightbox_enable_share && { shareButtons: [] }),
  };
}

async function show(
  items: readonly LightboxItem[],
  index: number,
  { id, settings, opener }: { id: string; settings: PageLightboxSettings; opener: Element },
): Promise<void> {
  await openLightbox({ items, index, opener, id, className: 'elementor-lightbox', options: optionsOf(settings) });
}

const SINGLE = 'elementor-lightbox-slideshow-single-img';

/** Finds an item by address. A CDN changes the host of links but not of settings, so paths are compared as well. */
function indexOf(items: readonly LightboxItem[], addresses: readonly (string | null)[]): number {
  const paths = addresses.map((address) => address && parseUrl(address)?.pathname);
  const exact = items.findIndex(({ src, video }) => addresses.includes(video?.src ?? src) || addresses.includes(src));
  return exact < 0 ? items.findIndex(({ src }) => src && paths.includes(parseUrl(src)?.pathname)) : exact;
}

/** Opens a group at `first`, or at the link to one of the addresses; false if no item can be shown. */
async function showGroup(
  name: string,
  first: Element,
  addresses: readonly (string | null)[],
  given: { settings: PageLightboxSettings; opener: Element },
): Promise<boolean> {
  const shown = groupOf(name).flatMap((link) => {
    const item = itemOf(link, given.settings);
    return item ? [{ link, item }] : [];
  });
  if (shown.length === 0) return false;
  const items = shown.map(({ item }) => item);
  const own = shown.findIndex(({ link }) => link === first);
  const index = own < 0 ? Math.max(0, indexOf(items, addresses)) : own;
  await show(items, index, { id: `elementor-lightbox-slideshow-${name}`, ...given });
  return true;
}

/** Opens a link's item, within its group. @throws if the code cannot load */
export async function openLink(link: Element, settings: PageLightboxSettings, opener: Element): Promise<void> {
  const given = { settings, opener };
  const item = itemOf(link, settings);
  if (!item) return;
  const own = ownSettings(link);
  const group = own ? null : link.getAttribute('data-elementor-lightbox-slideshow');
  // A slider's copy is not in the group, but the link with the same address is.
  if (group && (await showGroup(group, link, [item.video?.src ?? item.src], given))) return;
  await show([item], 0, { id: own?.modalOptions.id || SINGLE, ...given });
}

/**
 * Without a group, any link to this page could name the content: allows the site's own files, and providers' videos,
 * which need consent.
 */
function isAllowed({ type, videoType, url, videoParams }: LightboxSettings): boolean {
  if (type === 'video' && videoType !== 'hosted') return true;
  return isOwnFile(url) && (!videoParams.poster || isOwnFile(videoParams.poster));
}

/** Opens the content of an action link. @throws if the code cannot load */
export async function openAction(
  action: LightboxSettings,
  from: Element,
  settings: PageLightboxSettings,
): Promise<void> {
  const given = { settings, opener: triggerOf(from) };
  const { slideshow, url, modalOptions } = action;
  if (slideshow && (await showGroup(slideshow, from, [url, addressOf(from)], given))) return;
  if (!isAllowed(action)) {
    console.warn(
      `storefront-widgets: the lightbox does not show ${url}, because it is not of this site; ${HOSTS_HINT}.`,
    );
    return;
  }
  const item = itemOfSettings(action, settings.consentCategory);
  if (item) await show([item], 0, { id: modalOptions.id || SINGLE, ...given });
}
