import type { RawSettings, ReportRow, WidgetDefinition, WidgetState, WidgetType } from './types.js';
/** One widget on one host, from the moment it was found until its host leaves. */
export interface Instance {
    readonly type: WidgetType;
    readonly host: HTMLElement;
    /** The host has left, or the widget was unmounted or has failed. */
    hasEnded: boolean;
    stop?: AbortController;
    state: WidgetState;
    waitedFor: string;
    definition?: WidgetDefinition;
    settings: RawSettings;
    isRead: boolean;
    loadMs: number | null;
    mountMs: number | null;
    oddWhen?: string;
    diagnostics: string[];
    errors: string[];
    /** It has failed because code did not arrive. */
    lacksCode?: boolean;
    unmount?: () => void;
    update?: () => void;
}
/** The attribute by which the copy of a host tells whose copy it is. */
export declare const HOST_ID = "data-storefront-host";
/** All widgets of one host. */
export declare class HostRecord {
    readonly element: HTMLElement;
    readonly instances: Map<string, Instance>;
    readonly id: string;
    /** What `data-widget` was before the scan added names; undefined when it added none. */
    stamped?: string | null;
    constructor(element: HTMLElement);
    /** The names that the page itself has given the host. */
    get given(): string[];
    state(): WidgetState;
    show(): void;
    clear(): void;
}
/** A new instance, not started yet. */
export declare const createInstance: (type: WidgetType, host: HTMLElement) => Instance;
/** A short name of an element for messages: `#el-12`, or the tag and its first class. */
export declare function describeElement(element: Element): string;
/** Settings from the CMS markup, then the site's own, then those of the host. Never throws; errors become diagnostics. */
export declare function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings;
/** Marks an instance as ended and stops its wait. */
export declare function endInstance(instance: Instance): void;
/** Unmounts what is mounted; logs what its cleanup throws. */
export declare function unmountInstance(instance: Instance): void;
/** The instance's row of `report()`; `typos` are those on its host. */
export declare const reportRow: (instance: Instance, typos: readonly string[]) => ReportRow;
