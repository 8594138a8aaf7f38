import { isElement } from '../../core/dom/nodes';
import type { Section } from './rules';

/** The sections of the page, in order. */
export const sectionsOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.ops-section')];

/** The positions of sections on the page. */
export const placesOf = (sections: readonly Element[]): Section[] =>
  sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return { top: top + window.scrollY, bottom: bottom + window.scrollY };
  });

/** Elements that use the keys for something else. */
const USES_KEYS =
  'select, video, audio, iframe, dialog, [aria-modal=true], [role=menu], [role=menubar], [role=listbox], [role=slider], [role=spinbutton], [role=tablist], [role=radiogroup], [role=grid], [role=tree], input[type=radio], input[type=range]';
const USES_SPACE = 'button, input, summary, [role]';

/** Is a key meant for the focused element instead of the page? */
export const isMeantFor = (target: Element, key: string): boolean =>
  target.closest(USES_KEYS) !== null || (key === ' ' && target.closest(USES_SPACE) !== null);

/** Can an element around `target` scroll in this direction? */
export function scrollsInside(target: EventTarget | null, isDown: boolean): boolean {
  for (let node = target; isElement(node) && node !== document.body; node = node.parentElement) {
    const room = isDown ? node.scrollHeight - node.clientHeight - node.scrollTop : node.scrollTop;
    if (room >= 1 && node !== document.documentElement && /auto|scroll/.test(getComputedStyle(node).overflowY))
      return true;
  }
  return false;
}

/** Is scrolling locked, e.g. by a dialog? */
export function isLocked(): boolean {
  const { overflowY } = getComputedStyle(document.documentElement);
  // If the root element has `visible`, the body's value applies to the page.
  return (overflowY === 'visible' ? getComputedStyle(document.body).overflowY : overflowY) === 'hidden';
}
