import { type JQueryStatic, withJQuery } from '../core/jquery/jquery';
import { type ChangeSettings, changeKept } from './loader/hiddenSettings';

// How often to look, and how long, in milliseconds. After a resize Elementor reads its settings at once or, while
// elements mount in a row, about 300 ms after the last mount.
const PAUSE = 50;
const PATIENCE = 2000;

/** How Elementor's own script handles an element. */
export interface Driven {
  /** Does Elementor's script drive the element now? Asked before anything is changed. */
  isDriven(host: HTMLElement): boolean;
  /** Returns settings with which Elementor's script leaves the element alone. */
  change: ChangeSettings;
}

let looking: Promise<void> | undefined;

/** Makes Elementor read its settings again, by a resize event. Once for all elements of a mount. */
function letItLook(): Promise<void> {
  looking ??= Promise.resolve().then(() => {
    looking = undefined;
    withJQuery(($) => void $(window).triggerHandler('resize'))();
  });
  return looking;
}

/**
 * Hides settings from Elementor's script, even if the script loads later, and calls `onFree` when the script has
 * released the element; never if it did not drive the element. Returns a function that hands the element back.
 */
export function takeOver(host: HTMLElement, { isDriven, change }: Driven, onFree: () => void): () => void {
  const kept = new Map<JQueryStatic, unknown>();
  let hasEnded = false;
  let timer = 0;
  const stop = withJQuery(($) => {
    const before = $(host).data('settings');
    if (changeKept($, host, change)) kept.set($, before);
  });
  const started = performance.now();
  const wait = (): void => {
    if (hasEnded) return;
    // A page that was saved while Elementor ran has the classes of its script, but nothing to remove them.
    const isStuck = performance.now() - started > PATIENCE;
    if (isStuck || !isDriven(host)) onFree();
    else timer = window.setTimeout(wait, PAUSE);
  };
  if (isDriven(host)) void letItLook().then(wait);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop();
    for (const [$, settings] of kept) $(host).data('settings', settings);
    if (kept.size > 0 && host.isConnected) void letItLook();
  };
}
