/** Parts of menus before their widgets start; part of the code that every page of Elementor loads. */
import { type Changes, createChanges } from '../../core/dom/changes';
import { placeOnPage } from '../../page/scroll/samePage';

/** Why a menu whose links mark the section that is being read must start; undefined if the page has no such section. */
export const sectionsToMark = (links: readonly HTMLAnchorElement[]): string | undefined =>
  links.some((link) => placeOnPage(link)) ? 'the section that is being read' : undefined;

/** Makes changes that depend on the width of the window, anew whenever that changes. */
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
