import { widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';

/** How long after `load` the position is corrected, in milliseconds. */
const PATIENCE = 2000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let hasStarted = false;

/** The scroll position that puts the element's top in the middle of the window, in pixels. */
export const targetOf = (elementTop: number, windowHeight: number): number =>
  Math.max(0, Math.round(elementTop - windowHeight / 2));

/** Keeps the element in the middle of the window while late content moves it. Returns a stop function. */
function followElement(element: HTMLElement): () => void {
  if (window.scrollY > 0) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let last = 0;
  let timer = 0;

  const scroll = (): void => {
    const target = targetOf(element.getBoundingClientRect().top + window.scrollY, window.innerHeight);
    if (target === last) return;
    last = target;
    window.scrollTo({ top: target, behavior: reducesMotion() ? 'instant' : 'smooth' });
  };
  const end = (): void => ended.abort();
  const endSoon = (): void => {
    timer = window.setTimeout(end, PATIENCE);
  };

  const sizes = new ResizeObserver(scroll);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
  });
  for (const type of VISITOR_EVENTS) window.addEventListener(type, end, { capture: true, passive: true, signal });
  if (document.readyState === 'complete') endSoon();
  else window.addEventListener('load', endSoon, { signal });
  scroll();
  return end;
}

/** Scrolls to the first copy of the template named by the address. Returns a stop function. */
function scrollToTemplate(host: HTMLElement): (() => void) | undefined {
  const id = /^\d+$/.exec(new URLSearchParams(window.location.search).get('theme_template_id') ?? '')?.[0];
  if (hasStarted || !id || !host.classList.contains(`elementor-${id}`)) return undefined;
  hasStarted = true;
  return followElement(host);
}

export default widget({ mount: scrollToTemplate });
