/** Parts of menus before their widgets start. Every page with Elementor's markup loads this code. */
import { type Changes, createChanges } from '../../core/dom/changes';
import { placeOnPage } from '../../page/scroll/samePage';
import { watchSection } from '../../page/scroll/sectionInView';

/**
 * Calls `mark` for each link when its section begins to be read. Its changes are undone afterwards, or with `changes`.
 */
export function markSections(
  links: readonly HTMLAnchorElement[],
  changes: Changes,
  mark: (link: HTMLAnchorElement, now: Changes) => void,
): void {
  for (const link of links) {
    const section = placeOnPage(link);
    if (!section) continue;
    const now = createChanges();
    const stop = watchSection(section, (isRead) => {
      now.undo();
      if (isRead) mark(link, now);
    });
    changes.onUndo(() => {
      stop();
      now.undo();
    });
  }
}

/** Makes changes that depend on the width of the window, and makes them again whenever the width changes. */
export function changeByWidth(changes: Changes, change: (changes: Changes) => void): void {
  const now = createChanges();
  change(now);
  let width = window.innerWidth;
  const onResize = (): void => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    now.undo();
    change(now);
  };
  window.addEventListener('resize', onResize, { passive: true });
  changes.onUndo(() => {
    window.removeEventListener('resize', onResize);
    now.undo();
  });
}
