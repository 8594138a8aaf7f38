/** Brings elements of the page and fields of the form into view. */
import { NARROW } from './styles';

/** How much of a selected element must be in view, in pixels. */
const SEEN = 80;

/** Scrolls to an element that is out of view, or behind the panel. */
export function reveal(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isNarrow = matchMedia(NARROW).matches;
  const end = isNarrow ? window.innerHeight * 0.4 : window.innerHeight;
  if (bottom < SEEN || top > end - SEEN) element.scrollIntoView({ block: isNarrow ? 'start' : 'center' });
}

/** Scrolls to the field of a setting, and focuses it. */
export function openField(form: Element | null, key: string): void {
  const field = form?.querySelector(`[data-key="${key}"]`);
  for (let node = field?.closest('details'); node; node = node.parentElement?.closest('details')) node.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}
