import { parseUrl } from './base/url';

/** Where a video comes from. */
export type VideoProvider = 'youtube' | 'vimeo' | 'hosted';

const HOSTS = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
};

/** The provider of a video's address; what is neither YouTube's nor Vimeo's is a file. */
export function providerOf(address: string): VideoProvider {
  const host = parseUrl(address)?.hostname ?? '';
  if (HOSTS.vimeo.test(host)) return 'vimeo';
  return HOSTS.youtube.test(host) ? 'youtube' : 'hosted';
}

function youtubePlayer(url: URL): URL | null {
  const inPath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]+)\/?$/.exec(url.pathname)?.[1];
  const id = url.searchParams.get('v') ?? (inPath === 'watch' ? undefined : inPath);
  if (!id || !/^[\w-]+$/.test(id)) return null;
  const host = /nocookie/.test(url.hostname) ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  const player = new URL(`https://${host}/embed/${id}${url.search}`);
  player.searchParams.delete('v');
  return player;
}

function vimeoPlayer(url: URL): URL | null {
  const [, id, secret] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  // What follows `#` is the time to start at.
  const player = new URL(`https://player.vimeo.com/video/${id}${url.search}${url.hash}`);
  if (secret) player.searchParams.set('h', secret);
  return player;
}

/** The address of a provider's player for a frame, from any address of the video; null when that names none. */
export function playerAddress(address: string, provider: 'youtube' | 'vimeo', starts: boolean): string | null {
  const url = parseUrl(address);
  if (!url || !HOSTS[provider].test(url.hostname)) return null;
  const player = provider === 'youtube' ? youtubePlayer(url) : vimeoPlayer(url);
  if (starts) player?.searchParams.set('autoplay', '1');
  return player?.href ?? null;
}
