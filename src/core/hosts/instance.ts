import { widgetNames } from '../claim/claims';
import { describeElement } from '../dom/describe';
import type { Boot } from '../load/boot';
import { logFailure, messageOf, tell } from '../problems';
import type { RawSettings, ReportRow, WidgetDefinition, WidgetState, WidgetType } from '../types';
import { undoCopy } from './copies';
import { emitLifecycle } from './emitter';
import { mergeLayers, reportSettings, settingLayers, trustedValues } from './settingLayers';
import { statusOf } from './status';

/** One widget on one host, from its discovery until the host leaves the page. */
export interface Instance {
  readonly type: WidgetType;
  readonly host: HTMLElement;
  /** True once the host has left the page, or the widget was unmounted or has failed. */
  hasEnded: boolean;
  stop?: AbortController;
  state: WidgetState;
  waitedFor: string;
  startedBy: string;
  definition?: WidgetDefinition;
  settings: RawSettings;
  isRead: boolean;
  loadMs: number | null;
  mountMs: number | null;
  oddWhen?: string;
  diagnostics: string[];
  errors: string[];
  /** Has it failed because its code did not arrive? */
  lacksCode?: boolean;
  unmount?: () => void;
  update?: () => void;
}

const ORDER: readonly WidgetState[] = ['found', 'waiting', 'loading', 'mounted'];

/** Identifies a host, so that a copy of it can be traced to the original. */
const HOST_ID = 'data-storefront-host';

// Unique per page load, because stored markup may carry ids from an earlier one.
const load = Date.now().toString(36);
let ids = 0;

/** All widgets of one host. */
export class HostRecord {
  readonly instances = new Map<string, Instance>();
  readonly id = `${load}-${++ids}`;
  /** The value of `data-widget` before the scan added names; undefined if it added none. */
  stamped?: string | null;

  constructor(readonly element: HTMLElement) {
    element.setAttribute(HOST_ID, this.id);
  }

  /** The widget names that the page itself has given the host. */
  get given(): string[] {
    return this.stamped === undefined ? widgetNames(this.element) : (this.stamped ?? '').split(/\s+/).filter(Boolean);
  }

  /** Adds the names of the widgets that the host has to its `data-widget`. */
  stamp(): void {
    const now = this.element.getAttribute('data-widget');
    const listed = widgetNames(this.element);
    const names = [...this.instances.keys()].filter((name) => !listed.includes(name));
    if (names.length === 0) return;
    if (this.stamped === undefined) this.stamped = now;
    this.element.setAttribute('data-widget', [...listed, ...names].join(' '));
  }

  state(): WidgetState {
    let least = ORDER.length - 1;
    for (const { state } of this.instances.values()) {
      if (state === 'failed') return 'failed';
      least = Math.min(least, ORDER.indexOf(state));
    }
    return ORDER[least] ?? 'found';
  }

  show(): void {
    const state = this.state();
    if (this.element.getAttribute('data-widget-state') !== state) {
      this.element.setAttribute('data-widget-state', state);
    }
  }

  clear(): void {
    this.element.removeAttribute('data-widget-state');
    this.element.removeAttribute(HOST_ID);
    if (this.stamped === undefined) return;
    if (this.stamped === null) this.element.removeAttribute('data-widget');
    else this.element.setAttribute('data-widget', this.stamped);
  }
}

/** The record of a new host. A copy of one of the `live` hosts becomes what the server had made. */
export function recordOf(element: HTMLElement, live: Iterable<HostRecord>): HostRecord {
  const id = element.getAttribute(HOST_ID);
  const original = id && [...live].find((one) => one.id === id);
  if (original) undoCopy(original.element, element);
  const record = new HostRecord(element);
  if (original) record.stamped = original.stamped;
  return record;
}

/** Creates an instance without starting it. */
export const createInstance = (type: WidgetType, host: HTMLElement): Instance => ({
  type,
  host,
  hasEnded: false,
  state: 'found',
  waitedFor: '',
  startedBy: '',
  settings: {},
  isRead: false,
  loadMs: null,
  mountMs: null,
  diagnostics: [],
  errors: [],
});

/** The widget's effective settings, in the order of `settingLayers`. Never throws; errors become diagnostics. */
export function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings {
  const { host, type } = instance;
  instance.diagnostics = [];
  const diagnose = (message: string): void => {
    instance.diagnostics.push(`widget "${type.name}" (${describeElement(host)}): ${message}`);
  };
  const layers = settingLayers(host, type.name, definition, diagnose);
  const raw = mergeLayers(layers);
  return definition.settings ? (definition.settings.parse(raw, diagnose, trustedValues(layers)) as RawSettings) : raw;
}

/** Marks an instance as ended and aborts its wait. */
export function endInstance(instance: Instance): void {
  instance.hasEnded = true;
  instance.stop?.abort();
}

/** Unmounts the widget, if mounted; logs an error of its cleanup. */
export function unmountInstance(instance: Instance): void {
  const { unmount } = instance;
  instance.unmount = undefined;
  try {
    unmount?.();
  } catch (error) {
    logFailure(`"${instance.type.name}" threw while it was unmounted.`, error);
  }
}

/** The instance's row in `report()`, whose getters give its current values; `typos` are those found on its host. */
export const reportRow = (instance: Instance, typos: readonly string[]): ReportRow => ({
  element: instance.host,
  widget: instance.type.name,
  get state() {
    return instance.state;
  },
  get waitedFor() {
    return instance.waitedFor;
  },
  get startedBy() {
    return instance.startedBy;
  },
  get status() {
    return statusOf(instance.host, instance.type.name);
  },
  get loadMs() {
    return instance.loadMs;
  },
  get mountMs() {
    return instance.mountMs;
  },
  get errors() {
    return [...instance.errors];
  },
  // A getter, because most callers of `report()` read only states.
  get settings() {
    const { host, type, definition } = instance;
    return definition ? reportSettings(host, type.name, definition) : {};
  },
  diagnostics: [instance.oddWhen ?? [], instance.diagnostics, typos].flat(),
});

/** Logs a widget's failure and hands the element back to the page's own scripts. */
export function releaseFailed(instance: Instance, error: unknown, boot: Boot): void {
  const { type, host } = instance;
  const { interactions } = boot;
  const detail = { element: host, widget: type.name, error };
  unmountInstance(instance);
  const event = new CustomEvent('storefront-widgets:error', { bubbles: true, cancelable: true, detail });
  // Nobody needs to hear about an element that the page has removed.
  if (host.isConnected && host.dispatchEvent(event)) {
    const where = `"${type.name}" (${describeElement(host)})`;
    console.error(`storefront-widgets: ${where} failed; the page's own markup stays.`, error);
    tell(instance.lacksCode ? 'file' : 'widget', messageOf(error), type.name);
  }
  try {
    type.release?.(host, boot.guardContext(type));
  } catch (cause) {
    logFailure(`"${type.name}" could not be released.`, cause);
  }
  emitLifecycle('failed', detail);
  interactions.giveBack(host, type.name);
  interactions.replay();
}
