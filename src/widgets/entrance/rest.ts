/** Lets elements enter before the widget starts, so that those at the top of the page need no runtime. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { numberOr } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { currentDevice } from '../../elementor/base/breakpoints';
import { OTHERS, type PerDevice } from '../../elementor/devices';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { enter } from './enter';
import { type Animations, animationFor, delayOf } from './rules';

function nameIn(raw: RawSettings, key: string): string {
  const given = raw[key];
  const name = typeof given === 'string' || typeof given === 'number' ? String(given || '') : '';
  return name.length <= 200 ? name : '';
}

function namesIn(raw: RawSettings, key: string): PerDevice<string> {
  const others = OTHERS.map((device) => [device, nameIn(raw, `${key}_${device}`)]).filter(([, name]) => name);
  return { desktop: nameIn(raw, key), ...Object.fromEntries(others) };
}

function delayIn(raw: RawSettings, key: string): number {
  const delay = numberOr(raw[key], 0);
  return delay >= 0 && delay <= 1_000_000_000 ? delay : 0;
}

/** Reads the widget's settings as they are given in the markup. */
export const animationsIn = (raw: RawSettings): Animations => ({
  animation: namesIn(raw, 'animation'),
  _animation: namesIn(raw, '_animation'),
  animation_delay: delayIn(raw, 'animation_delay'),
  _animation_delay: delayIn(raw, '_animation_delay'),
});

/** Lets the element enter. A widget that starts meanwhile continues from there. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const given = animationsIn(settingsAtRest('entrance', host));
  changes.onUndo(enter(host, () => animationFor(given, currentDevice()), delayOf(given)));
}
