import { isElement } from '../../core/dom/nodes';
import { onLifecycle } from '../../core/hosts/emitter';
import { isRecord } from '../../core/settings/settings';
import type { Stop } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

const READY = 'frontend/element_ready/global';

interface Hooks {
  addAction(name: string, run: (element: ArrayLike<unknown>) => void): void;
  removeAction(name: string, run: (element: ArrayLike<unknown>) => void): void;
}

function hooksOfElementor(): Hooks | undefined {
  const hooks = pageGlobal('elementorFrontend')?.hooks;
  return isRecord(hooks) ? (hooks as unknown as Hooks) : undefined;
}

/**
 * Restarts the widgets of an edited element after the editor has rendered its content again, as Elementor does with its
 * own. Only elements that the page or an integrator's type has given a widget are concerned; Elementor serves the others.
 */
export function followRenders(restart: (host: Element) => void): Stop {
  const contents = new WeakMap<Element, readonly Element[]>();
  const ended = new AbortController();
  const remember = ({ element }: { element: Element }): void => {
    if (element.hasAttribute('data-model-cid')) contents.set(element, [...element.children]);
  };
  const onReady = ({ 0: element }: ArrayLike<unknown>): void => {
    if (!isElement(element)) return;
    if (contents.get(element)?.some((child) => child.parentNode !== element)) restart(element);
  };
  const follow = (): void => {
    const hooks = hooksOfElementor();
    hooks?.addAction(READY, onReady);
    ended.signal.addEventListener('abort', () => hooks?.removeAction(READY, onReady));
  };
  if (hooksOfElementor()) follow();
  else window.addEventListener('elementor/frontend/init', follow, { once: true, signal: ended.signal });
  const stopMounts = onLifecycle('mounted', remember);
  return () => {
    stopMounts();
    ended.abort();
  };
}
