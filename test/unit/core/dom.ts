import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** An element of the page, from HTML; it leaves with the test. */
export function element<T extends Element = HTMLElement>(html: string): T {
  const stage = document.createElement('div');
  stage.innerHTML = html;
  document.body.append(stage);
  onTestFinished(() => stage.remove());
  return stage.firstElementChild as T;
}

/** A widget's tree in a root of its own. */
export function mount(node: ReactNode): { render(next: ReactNode): void; unmount(): void } {
  const root = createRoot(document.createDocumentFragment());
  const render = (next: ReactNode): void => flushSync(() => root.render(next));
  const unmount = (): void => flushSync(() => root.unmount());
  render(node);
  onTestFinished(unmount);
  return { render, unmount };
}
