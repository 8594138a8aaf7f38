/** The public API, `window.StorefrontWidgets`, and its types. */
import { type LifecycleEvents, type LifecycleListener } from '../core/hosts/emitter.js';
import type { Hosts } from '../core/hosts/hosts.js';
import type { Boot } from '../core/load/boot.js';
import type { ReportRow } from '../core/types.js';
import type { AlertOptions, AlertResult } from '../ui/dialogs/alert/alert.js';
import type { ToastOptions } from '../ui/dialogs/toast/toast.js';
import type { Page } from './pageServices.js';
import type { WidgetRegistration } from './registration.js';
type Sdk = typeof import('../api/sdk.js');
/** The result of `report()`: one row for each widget of each host, and facts about the whole page. */
export type Report = ReportRow[] & {
    /** Which build runs: `react`, or `lite` on Preact. */
    core: 'react' | 'lite';
    /** In words: the jQuery that the bridge uses or refuses, or that there is none. */
    jQuery: string;
    /** Notes on handlers that looked like legacy ones but could not be told apart, and on names that no widget has. */
    notes: readonly string[];
    /** Why the runtime has started: a reason, or the type of the first input; missing before. */
    startedBy?: string;
    /** The key that opens the panel, in words; missing until the runtime has started. */
    panelKey?: string;
};
/** The public API. */
export interface StorefrontWidgetsApi {
    /**
     * Calls each function with the API, and registers each type. `push` also works before the script has loaded. A
     * function loads the runtime; a type waits as its `when` says.
     */
    push(...calls: (((api: StorefrontWidgetsApi) => void) | WidgetRegistration<any>)[]): void;
    /**
     * Adds a widget type and starts its hosts. Warns and returns false if the type is faulty or its name is taken. In
     * edit mode it replaces a registered type of the same name instead.
     */
    register<S>(type: WidgetRegistration<S>): boolean;
    /** Starts the widgets in an element, including those that were unmounted or have failed. */
    mount(root: Element): void;
    /** Looks for hosts that have not been started. This happens by itself when markup is added. */
    scan(root?: ParentNode): void;
    /** Unmounts the widgets in an element, which restores the server's markup. */
    unmount(root: Element): void;
    /** Reads all settings again, after `storefrontWidgetsConfig.settings` was replaced; widgets follow without a new mount. */
    refreshSettings(): void;
    /** Reports the widgets of each element: state, what it waited for, times, settings, diagnostics, errors. */
    report(): Report;
    /**
     * Switches edit mode on or off; undefined asks Elementor. Switching it on opens the panel, unless `panel` is false or
     * the page is the preview of Elementor's editor. Switching it off closes the panel, which asks if changes are
     * unsaved.
     */
    setEditMode(on: boolean | undefined, options?: {
        panel?: boolean;
    }): void;
    /**
     * Shows the panel's form for an element in `place`, e.g. beside an example or in a page of your administration; `place`
     * may be in the document that frames the page. It starts the element's widgets. The page shows each change, nothing is
     * saved. Resolves with a function that removes the form and the changes.
     */
    showForm(element: HTMLElement, place: HTMLElement, options?: FormOptions): Promise<() => void>;
    /** Shows a modal alert, and resolves with how the visitor left it: `confirm`, `ok`, `close`, undefined for cancel. */
    alert(options: AlertOptions): Promise<AlertResult>;
    /** Shows a toast, for 5000 ms unless told otherwise; resolves when it has gone. */
    toast(options: ToastOptions): Promise<void>;
    /**
     * Listens to `mounted` (called at once for widgets that are mounted already), `unmounted` or `failed`; returns a stop
     * function.
     */
    on<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void;
    /** The page's one React; available in pushed functions. */
    readonly React: typeof import('react');
    /**
     * A component that puts a new element at a place in the page. Other output of a widget's component goes to the end of
     * the host.
     */
    readonly Place: Sdk['Place'];
    /** A component that changes attributes, classes, styles, text and listeners of a server node until it unmounts. */
    readonly Bind: Sdk['Bind'];
    /** The page services that widgets get as `page`. */
    readonly page: Page;
    /** Makes readers for a type's settings: coercion, defaults, diagnostics. */
    readonly settings: Sdk['settings'];
}
/** Options of `showForm`. */
export interface FormOptions {
    /** The type whose settings are shown. @default all types on the element */
    widget?: string;
    /** Is called after each change, with the settings that the element has then. */
    onChange?(settings: Readonly<Record<string, unknown>>): void;
}
type QueueOrApi = Pick<StorefrontWidgetsApi, 'push'> & Partial<StorefrontWidgetsApi>;
declare global {
    interface Window {
        StorefrontWidgets?: QueueOrApi;
    }
    /** A list of functions before the script has loaded, the public API after. */
    var StorefrontWidgets: QueueOrApi;
}
/**
 * Makes the API for the page's hosts; `loadSdk` loads the code that only integrators' widgets need, `panel.turn` opens
 * and closes the panel.
 */
export declare function createApi(boot: Boot, hosts: Hosts, loadSdk: () => Promise<Sdk>, panel: {
    turn(isOn: boolean): void;
    showForm: StorefrontWidgetsApi['showForm'];
}): StorefrontWidgetsApi;
export {};
