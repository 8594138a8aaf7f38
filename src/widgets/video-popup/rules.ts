import { playerAddress, providerOf, watchAddress } from '../../elementor/videoAddress';
import { parseUrl } from '../../page/base/url';
import type { DialogContent } from '../../ui/dialogs/content/Content';
import type { VideoPopupSettings } from './settings';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** The dialog's content for an address; null unless it is http or https. `starts`: it plays by itself. */
export function contentOfAddress(
  address: string,
  settings: VideoPopupSettings,
  starts: boolean,
): Exclude<DialogContent, { kind: 'inline' }> | null {
  const { labelText: title, loop, muted, startVolume: volume, consentCategory, watchText } = settings;
  const provider = providerOf(address);
  if (provider !== 'hosted') {
    const src = playerAddress(address, provider, starts);
    return src
      ? { kind: 'frame', src, title, page: watchAddress(address, provider) ?? src, consentCategory, watchText }
      : null;
  }
  const url = address.trim() === '' ? null : parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (IMAGE.test(url.pathname)) return { kind: 'image', src: url.href, alt: title };
  return { kind: 'file', src: url.href, title, starts, loop, muted, volume };
}
