import type { Changes } from '../../core/dom/changes';
import { siteObject } from '../../core/settings/siteGlobals';

interface ElementorConfig {
  kit: { stretched_section_container?: unknown } | null;
}

/** The site's container for stretched sections; undefined is the window. */
function containerOf(): Element | undefined {
  const named = siteObject<ElementorConfig>('elementorFrontendConfig')?.kit?.stretched_section_container;
  try {
    return (typeof named === 'string' && named && document.querySelector(named)) || undefined;
  } catch {
    return undefined;
  }
}

/** The styles that stretch a section. The result is the same whether or not it is already stretched. */
export function placeOf(host: HTMLElement): Record<string, string> {
  const { direction, position } = getComputedStyle(host);
  const side = direction === 'rtl' ? 'right' : 'left';
  const root = document.documentElement;
  const container = containerOf();
  const edgeOf = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return side === 'left' ? left : root.clientWidth - right;
  };
  let start = container || position !== 'fixed' ? edgeOf(container ?? root) : 0;
  // Our inset has no effect on a static element.
  const moved = position === 'static' ? 0 : Number.parseFloat(host.style[side]) || 0;
  if (position !== 'fixed') start -= edgeOf(host) - moved;
  return { width: `${(container ?? root).clientWidth}px`, [side]: `${start}px` };
}

/** Keeps a section stretched until the widget starts. */
export function follow(host: Element, changes: Changes): void {
  let frame = 0;
  const place = (): void => void Object.assign((host as HTMLElement).style, placeOf(host as HTMLElement));
  // In a separate frame, because the section's width changes the page's height.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  observer.observe(document.documentElement);
  changes.onUndo(() => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
