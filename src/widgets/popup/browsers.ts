/** The browsers that can be told apart. */
export type Browser = 'ie' | 'chrome' | 'edge' | 'firefox' | 'safari';

/** Which browsers the visitor's says to be, as Elementor reads it. */
export function browsersOf(agent: string = navigator.userAgent): readonly Browser[] {
  const isEdge = agent.includes('Edg');
  const isChrome = agent.includes('Chrome') && 'chrome' in window && !isEdge && !agent.includes('OPR/');
  const flags: Record<Browser, boolean> = {
    ie: /Trident|MSIE/.test(agent),
    chrome: isChrome,
    edge: isEdge,
    firefox: agent.includes('Firefox'),
    safari: /safari/i.test(agent) && !/chrome|android/i.test(agent),
  };
  return (Object.keys(flags) as Browser[]).filter((name) => flags[name]);
}
