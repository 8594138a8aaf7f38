import { type NamedVideo, providerOf, type VideoProvider, videoIn } from '../../elementor/videoAddress';
import { parseUrl } from '../../page/base/url';

/** The video that a link names; the id is the provider's. */
export interface Source extends NamedVideo {
  type: VideoProvider;
}

/** The video that a background's link names; null if it cannot be played. */
export function sourceOf(link: string): Source | null {
  const address = link.trim();
  const type = providerOf(address);
  if (type !== 'hosted') {
    const video = videoIn(address, type);
    return video ? { type, ...video } : null;
  }
  const isFile = address !== '' && /^https?:$/.test(parseUrl(address)?.protocol ?? '');
  return isFile ? { type, id: address } : null;
}

/** A part of a video, in seconds; an `end` of 0 is the end of the video. */
export interface Part {
  start: number;
  end: number;
  isOnce: boolean;
}

/** Does the part end before the video does? */
export const hasEnd = ({ start, end }: Part): boolean => end > start;

/** The address of a file, with the part as a media fragment. */
export function fileAddress(link: string, part: Part): string {
  const { start, end } = part;
  if (!start && !end) return link;
  return `${link}#t=${start}${hasEnd(part) ? `,${end}` : ''}`;
}

/** The size at which a video covers a box, in pixels; `ratio` is width divided by height. */
export function coverSize(width: number, height: number, ratio: number): { width: number; height: number } {
  return width / height > ratio ? { width, height: width / ratio } : { width: height * ratio, height };
}
