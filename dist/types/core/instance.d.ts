import type { RawSettings, ReportRow, WidgetDefinition, WidgetState, WidgetType } from './types.js';
/** One widget on one host, from the moment it was found until its host leaves. */
export interface Instance {
    readonly type: WidgetType;
    readonly host: HTMLElement;
    /** The host has left, or the widget was unmounted or has failed. */
    hasEnded: boolean;
    /** Ends what the widget waits for; made when it waits. */
    stop?: AbortController;
    state: WidgetState;
    waitedFor: string;
    definition?: WidgetDefinition;
    settings: RawSettings;
    /** The settings have been read, and nothing has changed them before the mount. */
    isRead: boolean;
    loadMs: number | null;
    mountMs: number | null;
    /** What is wrong with `data-when`, as it is now. */
    oddWhen?: string;
    /** What is wrong with the settings, as they are now. */
    diagnostics: string[];
    errors: string[];
    /** Unmounts; set once mounted. */
    unmount?: () => void;
    /** Brings changed settings in; set once mounted. */
    update?: () => void;
}
/** All widgets of one host. */
export declare class HostRecord {
    readonly element: HTMLElement;
    readonly instances: Map<string, Instance>;
    /** What `data-widget` said before the scan stamped it; undefined when it did not stamp. */
    stamped?: string | null;
    constructor(element: HTMLElement);
    /** The least advanced state of the host's widgets, or `failed`. */
    state(): WidgetState;
    /** Shows the state to tests, style sheets and support. */
    show(): void;
    /** Takes back what the scan wrote on the element. */
    clear(): void;
}
/** A new instance, not started yet. */
export declare const createInstance: (type: WidgetType, host: HTMLElement) => Instance;
/** A short name of an element for messages: `#el-12`, or the tag and its first class. */
export declare function describeElement(element: Element): string;
/** Settings from the CMS markup, overridden by those of the host. Never throws; what is wrong goes to the diagnostics. */
export declare function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings;
/** Ends an instance: whatever it waits for is not waited for any more. */
export declare function endInstance(instance: Instance): void;
/** Unmounts what is mounted; what its cleanup throws is told and stays here. */
export declare function unmountInstance(instance: Instance): void;
/** The instance as `report()` tells it. */
export declare const reportRow: (instance: Instance) => ReportRow;
