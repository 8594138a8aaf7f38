import { type JQueryStatic, withJQuery } from '../core/jquery/jquery';
import { type ChangeSettings, changeKept } from './loader/hiddenSettings';

// Elementor looks at once or, while elements mount one after another, some 300 ms after the last. In milliseconds.
const PAUSE = 50;
const PATIENCE = 2000;

/** How to recognise and to stop Elementor's own script on an element. */
export interface Driven {
  /** Does it drive the element now? Asked before we have changed anything. */
  isDriven(host: HTMLElement): boolean;
  /** The settings with which it leaves the element alone. */
  change: ChangeSettings;
}

let looking: Promise<void> | undefined;

/** Elementor looks at its settings again when the window is resized; once for all elements of a mount. */
function letItLook(): Promise<void> {
  looking ??= Promise.resolve().then(() => {
    looking = undefined;
    withJQuery(($) => void $(window).triggerHandler('resize'))();
  });
  return looking;
}

/**
 * Hides settings from Elementor's script, also from one that comes later, and waits until it has let go of the
 * element; `onFree` is not called where it does not drive it. Returns a function that hands the element back.
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
    // A page that was stored while it ran has the classes, and nobody to take them away.
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
