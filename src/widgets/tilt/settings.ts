import { flag, isRecord, number, parseJson, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `tilt`, named as its plugin does; each may stand in an attribute. */
export const settings = settingsSchema({
  /** How far it turns from edge to edge, in degrees. As an attribute `data-tilt-max` or `data-tilt-maxtilt`. */
  maxTilt: number(20, { min: 0, max: 180, unit: 'degrees' }),
  /** Less is stronger. `data-tilt-perspective`. */
  perspective: number(300, { min: 1, max: 100_000, unit: 'px' }),
  /** How large it gets under the pointer; 1.1 is a tenth larger. `data-tilt-scale`. */
  scale: number(1, { min: 0.1, max: 10 }),
  /** How long it takes to begin and to stand upright again. `data-tilt-speed`. */
  speed: number(400, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** The transition’s timing, as in CSS. `data-tilt-easing`. */
  easing: text('cubic-bezier(.03,.98,.52,.99)', { max: 200 }),
  /** Begins and ends softly. `data-tilt-transition`. */
  transition: flag(true),
  /** Stands upright again when the pointer leaves. `data-tilt-reset`. */
  reset: flag(true),
  /** `x` or `y`: does not turn around that axis. `data-tilt-disable-axis` or `data-tilt-axis`. */
  disableAxis: text('', { max: 20 }),
  /** A light on it that moves with the pointer. `data-tilt-glare`. */
  glare: flag(false),
  /** How strong that light is. `data-tilt-maxglare`. */
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

/** What the attributes say, and the gallery around the element, whose word counts more. */
export function readTilt(host: HTMLElement): RawSettings {
  const own = Object.entries(ATTRIBUTES).map(([key, names]) => [
    key,
    names.map((name) => host.getAttribute(`data-tilt-${name}`)).find((value) => value) ?? undefined,
  ]);
  const json = host.closest('[data-tilt-config]')?.getAttribute('data-tilt-config');
  const config = json ? parseJson(json) : undefined;
  return { ...Object.fromEntries(own), ...(isRecord(config) && config) };
}
