import { parseUrl } from '../page/base/url';

/** Where a video comes from. */
export type VideoProvider = 'youtube' | 'vimeo' | 'hosted';

const HOSTS = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
};

const BARE = /^((www|m)\.)?(youtube\.com|youtu\.be|vimeo\.com)\//;

/** Parses a video address. Editors often omit the protocol for well-known hosts. */
const urlOf = (address: string): URL | null => parseUrl(BARE.test(address) ? `https://${address}` : address);

/** The provider of an address; anything but YouTube and Vimeo is a file. */
export function providerOf(address: string): VideoProvider {
  const host = urlOf(address)?.hostname ?? '';
  if (HOSTS.vimeo.test(host)) return 'vimeo';
  return HOSTS.youtube.test(host) ? 'youtube' : 'hosted';
}

/** The video in an address; `start` is in seconds. */
export interface NamedVideo {
  id: string;
  /** Vimeo's key to an unlisted video. */
  secret?: string;
  start?: number;
}

/** YouTube paths that are not a video id. */
const PAGES = new Set(['watch', 'playlist', 'videoseries']);

const NAME = /^[\w-]+$/;

/** The id of a YouTube video, from the query or the last part of the path. */
function youtubeId({ pathname, searchParams }: URL): string | undefined {
  const inPath = /^\/(?:(?:embed|shorts|live|vi?|user)\/)?([\w-]+)\/?$/.exec(pathname)?.[1];
  const id = searchParams.get('v') ?? searchParams.get('vi') ?? (PAGES.has(inPath ?? '') ? undefined : inPath);
  return id && NAME.test(id) ? id : undefined;
}

/** The id of a YouTube playlist. */
function youtubeList({ searchParams }: URL): string | undefined {
  const list = searchParams.get('list');
  return list && NAME.test(list) ? list : undefined;
}

/** The id of a Vimeo video, and its key if it is unlisted. */
function vimeoId({ pathname, searchParams }: URL): { id?: string; secret?: string } {
  const [, id, secret] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  const given = searchParams.get('h') ?? '';
  return { id, secret: secret ?? (/^[0-9a-f]+$/.test(given) ? given : undefined) };
}

/** The start time in an address, in seconds: `3`, `3s` or `1h2m3s`, in the query or after `#`. */
function startOf({ searchParams, hash }: URL): number | undefined {
  const given = searchParams.get('start') ?? searchParams.get('t') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(given);
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds || undefined;
}

/** The video in any form of address; undefined if there is none. */
export function videoIn(address: string, provider: 'youtube' | 'vimeo'): NamedVideo | undefined {
  const url = urlOf(address);
  const { id, secret }: { id?: string; secret?: string } = !url
    ? {}
    : provider === 'youtube'
      ? { id: youtubeId(url) }
      : vimeoId(url);
  return url && id ? { id, secret, start: startOf(url) } : undefined;
}

/** Converts to an embed address. The player does not know `t`, and calls a playlist without a video `videoseries`. */
function youtubePlayer(url: URL): URL | null {
  const id = youtubeId(url) ?? (youtubeList(url) && 'videoseries');
  if (!id) return null;
  const host = /nocookie/.test(url.hostname) ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  const player = new URL(`https://${host}/embed/${id}${url.search}`);
  const start = startOf(url);
  for (const name of ['v', 'vi', 't']) player.searchParams.delete(name);
  if (start) player.searchParams.set('start', String(start));
  return player;
}

function vimeoPlayer(url: URL): URL | null {
  const { id, secret } = vimeoId(url);
  if (!id) return null;
  // Keeps the hash, which holds the start time.
  const player = new URL(`https://player.vimeo.com/video/${id}${url.search}${url.hash}`);
  if (secret) player.searchParams.set('h', secret);
  return player;
}

/** The embed address for any form of a video's address; null if it names no video. */
export function playerAddress(address: string, provider: 'youtube' | 'vimeo', starts: boolean): string | null {
  const url = urlOf(address);
  if (!url || !HOSTS[provider].test(url.hostname)) return null;
  const player = provider === 'youtube' ? youtubePlayer(url) : vimeoPlayer(url);
  if (starts) player?.searchParams.set('autoplay', '1');
  return player?.href ?? null;
}

/** The provider's page for any form of a video's or playlist's address; null if it names neither. */
export function watchAddress(address: string, provider: 'youtube' | 'vimeo'): string | null {
  const url = urlOf(address);
  if (!url || !HOSTS[provider].test(url.hostname)) return null;
  if (provider === 'youtube') {
    const id = youtubeId(url);
    const list = youtubeList(url);
    if (id) return `https://www.youtube.com/watch?v=${id}`;
    return list ? `https://www.youtube.com/playlist?list=${list}` : null;
  }
  const { id, secret } = vimeoId(url);
  return id ? `https://vimeo.com/${id}${secret ? `/${secret}` : ''}` : null;
}

/** A player's address, with autoplay. Keeps the time in its hash. */
export function startingAddress(address: string): string {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  url.searchParams.set('autoplay', '1');
  return url.href;
}
