import { watchInView } from '../../core/dom/inView';
import { type Stop, widget } from '../../core/types';
import { currentDevice } from '../../elementor/base/breakpoints';
import { isDrivenByEditor } from '../../elementor/elements';
import { type Driven, takeOver } from '../../elementor/takeOver';
import { reducesMotion } from '../../page/base/device';
import { animationFor, delayOf, type EntranceSettings, settings } from './settings';

/**
 * `none` rather than nothing: if Elementor's script already watches the element, it reads the animation again when the
 * element comes into view.
 */
const driven: Driven = {
  isDriven: () => false,
  change: (settings) =>
    Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, /^_?animation/.test(key) ? 'none' : value]),
    ),
};

const HIDDEN = 'elementor-invisible';
const WAITS = 'data-storefront-waits';

/** Starts without React, so that elements at the top of the page appear as soon as possible. */
function startEntrance(host: HTMLElement, settings: EntranceSettings): Stop | undefined {
  if (isDrivenByEditor(host)) return undefined;
  const { classList } = host;
  const wasHidden = classList.contains(HIDDEN);
  const ended = new AbortController();
  const { signal } = ended;
  let stopWatching = (): void => {};
  let timer = 0;
  let added: string[] = [];

  const animation = (): string[] => (reducesMotion() ? [] : animationFor(settings, currentDevice()));
  const reveal = (): void => {
    clearTimeout(timer);
    stopWatching();
    classList.remove(HIDDEN);
    host.removeAttribute(WAITS);
  };
  const play = (): void => {
    reveal();
    const names = animation();
    added = names.length > 0 ? ['animated', ...names].filter((name) => !classList.contains(name)) : [];
    classList.add(...added);
  };
  // If starting took long, the fallback has shown the element already; it must not disappear again.
  const isShownAlready = (): boolean =>
    wasHidden && !host.hasAttribute(WAITS) && getComputedStyle(host).opacity !== '0';
  const seen = (isIn: boolean): void => {
    const isLate = isIn && isShownAlready();
    if (wasHidden) host.toggleAttribute(WAITS, !isLate);
    if (!isIn) return;
    stopWatching();
    if (isLate || animation().length === 0) reveal();
    else timer = window.setTimeout(play, delayOf(settings));
  };

  const release = takeOver(host, driven, () => {});
  if (animation().length === 0) reveal();
  else {
    stopWatching = watchInView(host, seen);
    host.addEventListener('focusin', () => classList.contains(HIDDEN) && play(), { signal });
  }
  return () => {
    ended.abort();
    release();
    reveal();
    classList.remove(...added);
  };
}

export default widget<EntranceSettings>({ settings, mount: startEntrance });
