/** Addresses as settings and page builders write them: bare, or in a record. */
import { isRecord } from '../../core/settings/json';
import { isMediaHost } from '../../core/settings/siteConfig';
import { parseUrl } from '../../page/base/url';

/** The address in a value; undefined if there is none, or no text. */
export const addressOf = (value: unknown): unknown => (isRecord(value) ? value.url : value);

/** What a page builder's record says about the very file that it names. */
const OF_FILE = ['id', 'alt', 'title', 'size', 'source'];

/** What is known of a chosen file. */
export interface FileFacts {
  readonly id: number;
  readonly alt: string;
}

/**
 * The value with another address, in a record if it was one. A record of a file loses what was said of the one before;
 * it has the number and the description of the new one, where they are known.
 */
export function withFile(value: unknown, url: string, facts?: FileFacts): unknown {
  if (!isRecord(value)) return url;
  if (value.url === url && !facts) return value;
  const others = Object.fromEntries(Object.entries(value).filter(([key]) => !OF_FILE.includes(key)));
  return { ...others, url, ...facts };
}

/** The value with another address, in a record with all its other parts if it was one. */
export const withLink = (value: unknown, url: string): unknown => (isRecord(value) ? { ...value, url } : url);

/** The name of the file at an address. */
export function fileName(address: string): string {
  const name = (parseUrl(address)?.pathname ?? address).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A picture or film that the panel may show. */
export interface Preview {
  readonly kind: 'image' | 'video';
  readonly src: string;
}

/**
 * What to show of an address. Nothing from hosts that the page does not use anyway, which would hear of the editor, and
 * nothing that is neither a picture nor a film.
 */
export function previewOf(address: unknown): Preview | undefined {
  const url = typeof address === 'string' && address.trim() !== '' ? parseUrl(address.trim()) : null;
  if (!url || !isMediaHost(url)) return undefined;
  const [, ending = ''] = /\.(\w+)$/.exec(url.pathname) ?? [];
  if (/^(mp4|m4v|mov|webm|ogv)$/i.test(ending)) return { kind: 'video', src: url.href };
  return /^(avif|bmp|gif|ico|jpe?g|png|svg|webp|)$/i.test(ending) ? { kind: 'image', src: url.href } : undefined;
}
