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
