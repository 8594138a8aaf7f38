import { flag, isRecord, number, parseJson, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `tilt`, named as its plugin does; each may stand in an attribute. */
export const settings = settingsSchema({
  maxTilt: number(20, { min: 0, max: 180, unit: 'degrees' }),
  perspective: number(300, { min: 1, max: 100_000, unit: 'px' }),
  scale: number(1, { min: 0.1, max: 10 }),
  speed: number(400, { min: 0, max: 1_000_000, unit: 'ms' }),
  easing: text('cubic-bezier(.03,.98,.52,.99)', { max: 200 }),
  transition: flag(true),
  reset: flag(true),
  disableAxis: text('', { max: 20 }),
  glare: flag(false),
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
