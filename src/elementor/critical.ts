import type { Changes } from '../core/dom/changes';
import { MOBILE, TABLET } from './base/breakpoints';

/** What hosts at rest have in place of `data-widget`, which the runtime writes. */
const RESTS = 'data-storefront-rests';

/** The selector of a widget's hosts in its critical style; its `prepare` is `applyCritical` then. */
export const criticalHost = (widget: string): string => `:is([data-widget~=${widget}],[${RESTS}~=${widget}])`;

/** Applies the critical style to a host at rest, so that nothing jumps once the widget starts. */
export const applyCritical = (host: Element, changes: Changes, widget: string): void =>
  changes.attribute(host, RESTS, widget);

/**
 * Style rules that set a custom property on `host` from a number in Elementor's `data-settings`, printed as a text or
 * as a number. The desktop's default is `initial`; other devices have a value only if it is printed. `keys` are the
 * setting's names; values go from 1 to `most`.
 */
export function criticalNumbers(
  host: string,
  property: string,
  { keys, most, initial }: { keys: readonly string[]; most: number; initial: number },
): string {
  const rules = (device: string): string =>
    Array.from({ length: most }, (_, at) => {
      const printed = keys.flatMap((key) => [
        `[data-settings*='"${key}${device}":"${at + 1}"']`,
        `[data-settings*='"${key}${device}":${at + 1}']`,
      ]);
      return `:where(${host}:is(${printed.join()})){${property}:${at + 1}}`;
    }).join('');
  return (
    `:where(${host}){${property}:${initial}}${rules('')}` +
    `@media(max-width:${TABLET}px){${rules('_tablet')}}@media(max-width:${MOBILE}px){${rules('_mobile')}}`
  );
}
