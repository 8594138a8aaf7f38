import { flag, isRecord, number, parseJson, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `tilt`, under the names of the tilt.js plugin. Each can also be an attribute. */
export const settings = settingsSchema({
  /**
   * How far the element rotates from edge to edge, in degrees. As an attribute `data-tilt-max` or `data-tilt-maxtilt`.
   */
  maxTilt: number(20, { min: 0, max: 180, unit: 'degrees' }),
  /** The perspective; a smaller value is stronger. `data-tilt-perspective`. */
  perspective: number(300, { min: 1, max: 100_000, unit: 'px' }),
  /** The element’s scale under the pointer; 1.1 is a tenth larger. `data-tilt-scale`. */
  scale: number(1, { min: 0.1, max: 10 }),
  /** The duration of the transition at the start and the end. `data-tilt-speed`. */
  speed: number(400, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** The transition’s timing function, as in CSS. `data-tilt-easing`. */
  easing: text('cubic-bezier(.03,.98,.52,.99)', { max: 200 }),
  /** Starts and ends smoothly. `data-tilt-transition`. */
  transition: flag(true),
  /** Returns to normal when the pointer leaves. `data-tilt-reset`. */
  reset: flag(true),
  /** `x` or `y`: does not rotate around that axis. `data-tilt-disable-axis` or `data-tilt-axis`. */
  disableAxis: text('', { max: 20 }),
  /** A glare that follows the pointer. `data-tilt-glare`. */
  glare: flag(false),
  /** The strength of the glare. `data-tilt-maxglare`. */
  maxGlare: number(1, { min: 0, max: 1 }),
});

/** The attributes of each setting, without `data-tilt-`: the plugin's own, and those that galleries print. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  maxTilt: ['max', 'maxtilt'],
  perspective: ['perspective'],
  scale: ['scale'],
  speed: ['speed'],
  easing: ['easing'],
  transition: ['transition'],
  reset: ['reset'],
  disableAxis: ['disable-axis', 'axis'],
  glare: ['glare'],
  maxGlare: ['maxglare'],
};

/** The settings in the attributes, overridden by those of the surrounding gallery. */
export function readTilt(host: HTMLElement): RawSettings {
  const own = Object.entries(ATTRIBUTES).map(([key, names]) => [
    key,
    names.map((name) => host.getAttribute(`data-tilt-${name}`)).find((value) => value) ?? undefined,
  ]);
  const json = host.closest('[data-tilt-config]')?.getAttribute('data-tilt-config');
  const config = json ? parseJson(json) : undefined;
  return { ...Object.fromEntries(own), ...(isRecord(config) && config) };
}
