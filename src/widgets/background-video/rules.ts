import { type NamedVideo, providerOf, type VideoProvider, videoIn } from '../../elementor/videoAddress';
import { parseUrl } from '../../page/base/url';

/** What a link leads to; the id is the provider's. */
export interface Source extends NamedVideo {
  type: VideoProvider;
}

/** What a background's link leads to; null when nothing can be played. */
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

/** A part of a video, in seconds; an end of 0 is the video's own. */
export interface Part {
  start: number;
  end: number;
  isOnce: boolean;
}

/** Has the part an end before the video's? */
export const hasEnd = ({ start, end }: Part): boolean => end > start;

/** The address of a file, with the part that is to be played. */
export function fileAddress(link: string, part: Part): string {
  const { start, end } = part;
  if (!start && !end) return link;
  return `${link}#t=${start}${hasEnd(part) ? `,${end}` : ''}`;
}

/** The size at which a video covers a box, in pixels; `ratio` is its width by its height. */
export function coverSize(width: number, height: number, ratio: number): { width: number; height: number } {
  return width / height > ratio ? { width, height: width / ratio } : { width: height * ratio, height };
}
