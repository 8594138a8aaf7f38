/** Requests of scripts to panels that have not started; part of the code that every page of Elementor loads. */
import type { GuardContext } from '../../core/types';

/** Asks a panel to open or close. Other scripts send it, too. */
export const EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

/** Tells that the panel of an id has started. */
export const STARTED = 'storefront-widgets:off-canvas';

/** The panel with what lies behind it. */
export const wrapperOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-off-canvas');

/** The id by which links and scripts name the panel; empty if it has none. */
export const idOf = (host: HTMLElement): string =>
  host.dataset.id ?? wrapperOf(host)?.id.replace(/^off-canvas-/, '') ?? '';

/** Starts the panels for which a script asks, and repeats its last request then. */
export function keepRequests({ hosts, start }: GuardContext): void {
  const started = new Set<string>();
  const asked = new Map<string, unknown>();
  const on = (type: string, use: (detail: unknown) => void): void =>
    addEventListener(type, (event) => use((event as CustomEvent<unknown>).detail));
  on(EVENT, (detail) => {
    const id = String((detail as { id?: unknown } | null)?.id ?? '');
    if (!id || started.has(id)) return;
    const host = hosts().find((one) => idOf(one as HTMLElement) === id);
    if (!host) return;
    asked.set(id, detail);
    start(host, 'a script has asked for it');
  });
  on(STARTED, (given) => {
    const id = String(given);
    started.add(id);
    const detail = asked.get(id);
    if (asked.delete(id)) window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  });
}
