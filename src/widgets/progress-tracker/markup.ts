import type { TrackerSettings } from './settings';

const POST = '.elementor-widget-theme-post-content, .entry-content, article, main';

/** The part of the page that counts; null for the whole page, and where the selector finds nothing or is invalid. */
export function partOf({ relative_to: relativeTo, selector }: TrackerSettings): Element | null {
  if (relativeTo === 'entire_page') return null;
  try {
    return document.querySelector(relativeTo === 'selector' ? selector : POST);
  } catch {
    return null;
  }
}

/** The elements of a tracker. */
export interface Parts {
  /** The element around all parts. */
  tracker: Element;
  /** The element that grows: a bar or a circle. */
  current: Element;
  percentage: HTMLElement | null;
}

/** Finds the parts; null where nothing can grow. */
export function partsOf(host: HTMLElement): Parts | null {
  const current = host.querySelector('.current-progress');
  if (!current) return null;
  const tracker = current.closest('.elementor-scrolling-tracker') ?? host;
  return { tracker, current, percentage: tracker.querySelector<HTMLElement>('.current-progress-percentage') };
}
