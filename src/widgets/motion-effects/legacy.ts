import { type JQueryStatic, withJQuery } from '../../core/jquery';
import { isRecord } from '../../core/settings';
import { targetOf } from './markup';

// The page builder looks at once or, while elements mount one after another, 200 ms after the last. In milliseconds.
const PAUSE = 50;
const PATIENCE = 2000;

const SWITCH = /motion_fx_motion_fx_(scrolling|mouse)$/;

/** Does the page builder's own script move the element? Asked before we have set the classes. */
export const isDriven = (host: HTMLElement): boolean =>
  targetOf(host).classList.contains('elementor-motion-effects-element') ||
  host.classList.contains('elementor-motion-effects-element-type-background');

let looking: Promise<void> | undefined;

/** The page builder looks at its settings again when the window is resized; once for all elements of a mount. */
function letItLook(): Promise<void> {
  looking ??= Promise.resolve().then(() => {
    looking = undefined;
    withJQuery(($) => void $(window).triggerHandler('resize'))();
  });
  return looking;
}

/**
 * Switches the effects off in the settings that jQuery keeps of the element, where the page builder's script reads them,
 * also one that comes later. Calls `onFree` when that script has let go of the element. Returns what hands it back.
 */
export function takeOver(host: HTMLElement, onFree: () => void): () => void {
  const kept = new Map<JQueryStatic, unknown>();
  let hasEnded = false;
  let timer = 0;
  const stop = withJQuery(($) => {
    const settings = $(host).data('settings');
    if (!isRecord(settings)) return;
    kept.set($, settings);
    $(host).data('settings', Object.fromEntries(Object.entries(settings).filter(([key]) => !SWITCH.test(key))));
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
