import type { JQueryStatic } from '../../core/jquery';
import { pageGlobal } from '../../page/globals';

/** Starts the CMS's media player on audio and video in the details. */
export function startMedia($: JQueryStatic, form: Element): void {
  const { mediaelement } = (pageGlobal('wp') ?? {}) as { mediaelement?: { settings?: unknown } };
  const media = [...form.querySelectorAll('.wp-audio-shortcode, .wp-video-shortcode')].filter(
    (element) => !element.matches('.mejs-container') && !element.parentElement?.matches('.mejs-mediaelement'),
  );
  if (!mediaelement || media.length === 0) return;
  const collection = $(media) as unknown as { mediaelementplayer?(settings: unknown): void };
  collection.mediaelementplayer?.(mediaelement.settings);
}
