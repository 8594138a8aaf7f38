import { siteObject } from '../../core/settings/siteGlobals';

interface ElementorConfig {
  kit: { stretched_section_container?: unknown } | null;
}

/** What the site names as the room of stretched sections; undefined: the window. */
function containerOf(): Element | undefined {
  const named = siteObject<ElementorConfig>('elementorFrontendConfig')?.kit?.stretched_section_container;
  try {
    return (typeof named === 'string' && named && document.querySelector(named)) || undefined;
  } catch {
    return undefined;
  }
}

/** The styles that stretch a section over its room. Where the section stands without them does not depend on them. */
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
  // What is not positioned is not moved by what we have written.
  const moved = position === 'static' ? 0 : Number.parseFloat(host.style[side]) || 0;
  if (position !== 'fixed') start -= edgeOf(host) - moved;
  return { width: `${(container ?? root).clientWidth}px`, [side]: `${start}px` };
}
