import type { Boot } from '../load/boot.js';
import type { RawSettings, ReportRow, WidgetDefinition, WidgetState, WidgetType } from '../types.js';
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
/** All widgets of one host. */
export declare class HostRecord {
    readonly element: HTMLElement;
    readonly instances: Map<string, Instance>;
    readonly id: string;
    /** The value of `data-widget` before the scan added names; undefined if it added none. */
    stamped?: string | null;
    constructor(element: HTMLElement);
    /** The widget names that the page itself has given the host. */
    get given(): string[];
    /** Adds the names of the widgets that the host has to its `data-widget`. */
    stamp(): void;
    state(): WidgetState;
    show(): void;
    clear(): void;
}
/** The record of a new host. A copy of one of the `live` hosts becomes what the server had made. */
export declare function recordOf(element: HTMLElement, live: Iterable<HostRecord>): HostRecord;
/** Creates an instance without starting it. */
export declare const createInstance: (type: WidgetType, host: HTMLElement) => Instance;
/** The widget's effective settings, in the order of `settingLayers`. Never throws; errors become diagnostics. */
export declare function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings;
/** Marks an instance as ended and aborts its wait. */
export declare function endInstance(instance: Instance): void;
/** Unmounts the widget, if mounted; logs an error of its cleanup. */
export declare function unmountInstance(instance: Instance): void;
/** The instance's row in `report()`, whose getters give its current values; `typos` are those found on its host. */
export declare const reportRow: (instance: Instance, typos: readonly string[]) => ReportRow;
/** Logs a widget's failure and hands the element back to the page's own scripts. */
export declare function releaseFailed(instance: Instance, error: unknown, boot: Boot): void;
