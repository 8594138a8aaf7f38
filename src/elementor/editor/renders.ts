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

/** An element's children, without the editor's handles. */
const contentOf = ({ children }: Element): Element[] =>
  [...children].filter((child) => !child.matches('.elementor-element-overlay'));

/**
 * Restarts the widgets of an edited element after the editor has rendered its content again, as Elementor does with its
 * own widgets. Concerns only elements that the page or an integrator's type has given a widget; Elementor serves the
 * others.
 */
export function followRenders(restart: (host: Element) => void): Stop {
  const contents = new WeakMap<Element, readonly Element[]>();
  const ended = new AbortController();
  const remember = (element: Element): void => {
    if (element.hasAttribute('data-model-cid')) contents.set(element, contentOf(element));
  };
  // For widgets that have mounted before this code was loaded.
  document.querySelectorAll('[data-widget-state=mounted]').forEach(remember);
  const onReady = ({ 0: element }: ArrayLike<unknown>): void => {
    if (!isElement(element)) return;
    const before = contents.get(element);
    // Empty content counts as replaced, because the editor inserts a duplicate empty and renders it afterwards.
    if (before?.length === 0 || before?.some((child) => child.parentNode !== element)) restart(element);
  };
  const follow = (): void => {
    const hooks = hooksOfElementor();
    hooks?.addAction(READY, onReady);
    ended.signal.addEventListener('abort', () => hooks?.removeAction(READY, onReady));
  };
  if (hooksOfElementor()) follow();
  else window.addEventListener('elementor/frontend/init', follow, { once: true, signal: ended.signal });
  const stopMounts = onLifecycle('mounted', ({ element }) => remember(element));
  return () => {
    stopMounts();
    ended.abort();
  };
}
