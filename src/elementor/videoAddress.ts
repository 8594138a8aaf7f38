import { parseUrl } from '../page/base/url';

/** Where a video comes from. */
export type VideoProvider = 'youtube' | 'vimeo' | 'hosted';

const HOSTS = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
};

const BARE = /^((www|m)\.)?(youtube\.com|youtu\.be|vimeo\.com)\//;

/** The address of a video as a URL; editors leave out the protocol of the well-known ones. */
const urlOf = (address: string): URL | null => parseUrl(BARE.test(address) ? `https://${address}` : address);

/** The provider of a video's address; all addresses but YouTube's and Vimeo's are files. */
export function providerOf(address: string): VideoProvider {
  const host = urlOf(address)?.hostname ?? '';
  if (HOSTS.vimeo.test(host)) return 'vimeo';
  return HOSTS.youtube.test(host) ? 'youtube' : 'hosted';
}

/** The video that an address means; `start` in seconds. */
export interface NamedVideo {
  id: string;
  /** The hash that opens an unlisted video at Vimeo. */
  secret?: string;
  start?: number;
}

/** Pages that show no single video. */
const PAGES = new Set(['watch', 'playlist', 'videoseries']);

const NAME = /^[\w-]+$/;

/** The id of a YouTube video, in its query or at the end of its path. */
function youtubeId({ pathname, searchParams }: URL): string | undefined {
  const inPath = /^\/(?:(?:embed|shorts|live|vi?|user)\/)?([\w-]+)\/?$/.exec(pathname)?.[1];
  const id = searchParams.get('v') ?? searchParams.get('vi') ?? (PAGES.has(inPath ?? '') ? undefined : inPath);
  return id && NAME.test(id) ? id : undefined;
}

/** The list in an address of YouTube. */
function youtubeList({ searchParams }: URL): string | undefined {
  const list = searchParams.get('list');
  return list && NAME.test(list) ? list : undefined;
}

/** The number of a Vimeo video, and the hash of an unlisted one. */
function vimeoId({ pathname, searchParams }: URL): { id?: string; secret?: string } {
  const [, id, secret] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  const given = searchParams.get('h') ?? '';
  return { id, secret: secret ?? (/^[0-9a-f]+$/.test(given) ? given : undefined) };
}

/** When a link wants a video to start, in seconds: `3`, `3s` or `1h2m3s`, in its query or behind `#`. */
function startOf({ searchParams, hash }: URL): number | undefined {
  const given = searchParams.get('start') ?? searchParams.get('t') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(given);
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds || undefined;
}

/** The video that an address means; undefined if it names none. */
export function videoIn(address: string, provider: 'youtube' | 'vimeo'): NamedVideo | undefined {
  const url = urlOf(address);
  const { id, secret }: { id?: string; secret?: string } = !url
    ? {}
    : provider === 'youtube'
      ? { id: youtubeId(url) }
      : vimeoId(url);
  return url && id ? { id, secret, start: startOf(url) } : undefined;
}

/** The player takes no `t`, and a list without a video under a name of its own. */
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
  // The hash is the time to start at.
  const player = new URL(`https://player.vimeo.com/video/${id}${url.search}${url.hash}`);
  if (secret) player.searchParams.set('h', secret);
  return player;
}

/** The address of a provider's player for a frame, from any address of the video; null when that names none. */
export function playerAddress(address: string, provider: 'youtube' | 'vimeo', starts: boolean): string | null {
  const url = urlOf(address);
  if (!url || !HOSTS[provider].test(url.hostname)) return null;
  const player = provider === 'youtube' ? youtubePlayer(url) : vimeoPlayer(url);
  if (starts) player?.searchParams.set('autoplay', '1');
  return player?.href ?? null;
}

/** The provider's own page of a video or a list, from any address of it; null when that names none. */
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
