/** The public API, `window.StorefrontWidgets`, and its types. */
import { type LifecycleEvents, type LifecycleListener } from '../core/hosts/emitter.js';
import type { Hosts } from '../core/hosts/hosts.js';
import type { Boot } from '../core/load/boot.js';
import type { Manifest, ReportRow, When, WidgetDefinition } from '../core/types.js';
import type { AlertOptions, AlertResult } from '../ui/dialogs/alert/alert.js';
import type { ToastOptions } from '../ui/dialogs/toast/toast.js';
import type { Page } from './pageServices.js';
type Sdk = typeof import('../api/sdk.js');
/**
 * A widget type that an integrator registers: a name, what it adopts, and a component or a `mount` function, or `load`,
 * which gives them once the first widget starts.
 */
export type WidgetRegistration<S> = Pick<Manifest, 'name' | 'adopts' | 'priority' | 'replay' | 'critical'> & {
    when?: When;
} & WidgetDefinition<S, Page> & {
    load?(api: StorefrontWidgetsApi): Loaded<S> | Promise<Loaded<S> | {
        default: Loaded<S>;
    }>;
};
/** What a type loads. */
type Loaded<S> = WidgetDefinition<S, Page>;
/** What `report()` gives: one row per widget of each host, and facts about the whole page. */
export type Report = ReportRow[] & {
    /** Which build runs: `react`, or `lite` on Preact. */
    core: 'react' | 'lite';
    /** The jQuery that the bridge uses or refuses, or that there is none. */
    jQuery: string;
    /** Handlers that looked like legacy ones but could not be told apart, and names that no widget has. */
    notes: readonly string[];
    /** Why the runtime has started: a reason, or the type of the first input; missing before. */
    startedBy?: string;
    /** The key that opens the panel, in words; missing until the runtime has started. */
    panelKey?: string;
};
/** The public API. */
export interface StorefrontWidgetsApi {
    /**
     * Calls each function with the API, and registers each type; the same call works before the script has loaded. A
     * function brings the runtime, a type waits for what its `when` says.
     */
    push(...calls: (((api: StorefrontWidgetsApi) => void) | WidgetRegistration<any>)[]): void;
    /** Adds a widget type and starts its hosts. A name that is taken or malformed is refused with a warning: false. */
    register<S>(type: WidgetRegistration<S>): boolean;
    /** Starts the widgets in an element, also those that were unmounted or have failed. */
    mount(root: Element): void;
    /** Looks for hosts that have not been started; happens by itself when markup arrives. */
    scan(root?: ParentNode): void;
    /** Unmounts the widgets in an element; the server's markup is as it was. */
    unmount(root: Element): void;
    /** Per element: widget, state, what it waited for, times, diagnostics, errors. */
    report(): Report;
    /**
     * Switches edit mode on or off; undefined asks Elementor. On also opens the panel, unless `panel` is false or the page
     * is the preview of Elementor's editor. Off closes it; where something is unsaved it asks.
     */
    setEditMode(on: boolean | undefined, options?: {
        panel?: boolean;
    }): void;
    /** Shows a modal alert, and resolves with how the visitor left it: `confirm`, `ok`, `close`, undefined for cancel. */
    alert(options: AlertOptions): Promise<AlertResult>;
    /** Shows a toast, for 5000 ms unless told otherwise; resolves when it has gone. */
    toast(options: ToastOptions): Promise<void>;
    /**
     * Hears `mounted` (also of widgets that are mounted already), `unmounted`, `failed`; returns a function that stops
     * it.
     */
    on<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void;
    /** The page's one React; there by the time a pushed function runs. */
    readonly React: typeof import('react');
    /**
     * A component that puts an element of the widget's own at a place in the page. A component's own output goes to the
     * end of the host.
     */
    readonly Place: Sdk['Place'];
    /** A component that changes attributes, classes, styles, text and listeners of a server node, and takes them back. */
    readonly Bind: Sdk['Bind'];
    /** The page services that widgets get as `page`. */
    readonly page: Page;
    /** Makes readers for a type's settings: coercion, defaults, diagnostics. */
    readonly settings: Sdk['settings'];
}
type QueueOrApi = Pick<StorefrontWidgetsApi, 'push'> & Partial<StorefrontWidgetsApi>;
declare global {
    interface Window {
        StorefrontWidgets?: QueueOrApi;
    }
    /** A list of functions before the script has loaded, the public API after. */
    var StorefrontWidgets: QueueOrApi;
}
/** Makes the API over the book of hosts; `loadSdk` loads the code that only integrators' widgets need, `switchPanel` the panel's. */
export declare function createApi(boot: Boot, hosts: Hosts, loadSdk: () => Promise<Sdk>, switchPanel: (isOn: boolean) => void): StorefrontWidgetsApi;
export {};
