import { playerAddress, videoIn, watchAddress } from '../../elementor/videoAddress';
import type { VideoSettings } from './settings';

/** A provider's player that is not in the markup; `page` is the video's page on the provider's site. */
export interface Player {
  src: string;
  page: string;
}

/** The player for the settings; null for files and invalid addresses. */
export function playerOf(settings: VideoSettings, starts: boolean): Player | null {
  const { video_type: type, mute, loop, start, end } = settings;
  if (type !== 'youtube' && type !== 'vimeo') return null;
  const address = settings[`${type}_url`];
  const id = videoIn(address, type)?.id;
  const plain = playerAddress(address, type, starts);
  const page = watchAddress(address, type);
  if (!plain || !page) return null;
  const url = new URL(plain);
  const given: Record<string, string | undefined> =
    type === 'vimeo'
      ? { muted: mute ? '1' : undefined, loop: loop ? '1' : undefined }
      : {
          controls: settings.controls ? '1' : '0',
          rel: settings.rel ? '1' : '0',
          mute: mute ? '1' : undefined,
          loop: loop ? '1' : undefined,
          // YouTube only repeats playlists.
          playlist: loop && !/[?&]list=/.test(plain) ? id : undefined,
          start: start > 0 ? String(start) : undefined,
          end: end > 0 ? String(end) : undefined,
          cc_load_policy: settings.cc_load_policy ? '1' : undefined,
          playsinline: '1',
        };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) url.searchParams.set(name, value);
  if (type === 'vimeo' && start > 0) url.hash = `t=${start}s`;
  if (type === 'youtube' && settings.yt_privacy) url.hostname = 'www.youtube-nocookie.com';
  return { src: url.href, page };
}
