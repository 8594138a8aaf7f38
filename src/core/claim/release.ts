import { emitLifecycle } from '../hosts/emitter';
import { describeElement, type Instance, unmountInstance } from '../hosts/instance';
import type { Boot } from '../load/boot';

/** Logs a widget's failure and lets the page's own scripts have the element. */
export function releaseFailed(instance: Instance, error: unknown, boot: Boot): void {
  const { type, host } = instance;
  const { interactions } = boot;
  const detail = { element: host, widget: type.name, error };
  unmountInstance(instance);
  const event = new CustomEvent('storefront-widgets:error', { bubbles: true, cancelable: true, detail });
  // A failure in an element that has left the page concerns nobody.
  if (host.isConnected && host.dispatchEvent(event)) {
    const where = `"${type.name}" (${describeElement(host)})`;
    console.error(`storefront-widgets: ${where} failed; the page's own markup stays.`, error);
  }
  try {
    type.release?.(host, boot.guardContext(type));
  } catch (cause) {
    console.error(`storefront-widgets: "${type.name}" could not be released.`, cause);
  }
  emitLifecycle('failed', detail);
  interactions.markReady(host, type.name);
  interactions.replay();
}
