import { parseUrl } from './base/url';

/** Where a video comes from. */
export type VideoProvider = 'youtube' | 'vimeo' | 'hosted';

const HOSTS = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
};

const BARE = /^((www|m)\.)?(youtube\.com|youtu\.be|vimeo\.com)\//;

/** The address of a video as a URL; editors leave out the protocol of the well-known ones. */
const urlOf = (address: string): URL | null => parseUrl(BARE.test(address) ? `https://${address}` : address);

/** The provider of a video's address; what is neither YouTube's nor Vimeo's is a file. */
export function providerOf(address: string): VideoProvider {
  const host = urlOf(address)?.hostname ?? '';
  if (HOSTS.vimeo.test(host)) return 'vimeo';
  return HOSTS.youtube.test(host) ? 'youtube' : 'hosted';
}

/** The id of a YouTube video, in its query or at the end of its path. */
function youtubeId({ pathname, searchParams }: URL): string | undefined {
  const inPath = /^\/(?:(?:embed|shorts|live|vi?|user)\/)?([\w-]+)\/?$/.exec(pathname)?.[1];
  const id = searchParams.get('v') ?? searchParams.get('vi') ?? (inPath === 'watch' ? undefined : inPath);
  return id && /^[\w-]+$/.test(id) ? id : undefined;
}

/** The number of a Vimeo video, and what opens it where it is not listed. */
function vimeoId({ pathname }: URL): { id?: string; secret?: string } {
  const [, id, secret] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  return { id, secret };
}

/** The provider's id of a video, from any address of it; undefined when that names none. */
export function videoIdOf(address: string, provider: 'youtube' | 'vimeo'): string | undefined {
  const url = urlOf(address);
  return url ? (provider === 'youtube' ? youtubeId(url) : vimeoId(url).id) : undefined;
}

function youtubePlayer(url: URL): URL | null {
  const id = youtubeId(url);
  if (!id) return null;
  const host = /nocookie/.test(url.hostname) ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  const player = new URL(`https://${host}/embed/${id}${url.search}`);
  player.searchParams.delete('v');
  return player;
}

function vimeoPlayer(url: URL): URL | null {
  const { id, secret } = vimeoId(url);
  if (!id) return null;
  // What follows `#` is the time to start at.
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

/** The provider's own page of a video, from any address of it; null when that names none. */
export function watchAddress(address: string, provider: 'youtube' | 'vimeo'): string | null {
  const url = urlOf(address);
  if (!url || !HOSTS[provider].test(url.hostname)) return null;
  if (provider === 'youtube') {
    const id = youtubeId(url);
    return id ? `https://www.youtube.com/watch?v=${id}` : null;
  }
  const { id, secret } = vimeoId(url);
  const unlisted = secret ?? url.searchParams.get('h');
  return id ? `https://vimeo.com/${id}${unlisted ? `/${unlisted}` : ''}` : null;
}
