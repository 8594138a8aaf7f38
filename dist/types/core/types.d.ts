/** What a widget is: its manifest, its definition, and its row in `report()`. */
import type { ComponentType } from 'react';
import type { Changes } from './dom/changes.js';
import type { JQueryStatic } from './jquery/jquery.js';
import type { ReportedSetting, SettingsReader } from './settings/types.js';
/**
 * When a widget's chunk is loaded. `intent`: with the first pointer, focus, touch or key event on the host, or a change
 * in it; `interaction` is the older name of `intent`. `input`: with the first sign of a visitor anywhere.
 */
export type When = 'load' | 'idle' | 'visible' | 'input' | 'intent' | 'interaction' | `media(${string})`;
/** An interaction that is held while the widget loads, and repeated once it has mounted. */
export interface ReplayRule {
    /** `submit` is repeated with `requestSubmit`, so that the browser validates again. */
    type: 'click' | 'submit' | 'keydown';
    selector: string;
    keys?: readonly string[];
    /** The server keeps what it does, as a line of the cart: a link or form that is used after it waits for it. */
    isKept?: boolean;
    /** The hosts that an interaction is meant for, which may be elsewhere. It waits for all of them. @default the one around */
    hostsOf?(target: Element, event: Event): readonly (Element | null)[];
}
/** Helpers for a guard, which deals with the CMS's own scripts synchronously, before they start. */
export interface GuardContext {
    /** Calls `use` with each jQuery of the page, including later ones. */
    withJQuery(use: ($: JQueryStatic) => void): void;
    claims(element: Element): boolean;
    /** The claimed elements currently on the page. */
    hosts(): Element[];
    /** Makes `jQuery.fn[name]` call `ours` for claimed hosts; `hostOf` finds the host. @default the element itself */
    replacePlugin(name: string, ours: (host: Element, args: readonly unknown[]) => void, hostOf?: (element: Element) => Element | null): void;
    adoptStyle(css: string): void;
    /** Starts the widget on a host that waits; `reason` says why in a few words, for `report()`. */
    start(host: Element, reason: string): void;
    /** Calls the page's own plugin `name` on one element; false if there is none. */
    callLegacyPlugin(name: string, element: Element, args?: readonly unknown[]): boolean;
}
/**
 * Facts about a widget that are needed before its chunk. Its `manifest.ts` exports them as `early` (in the loader: keep
 * it tiny), `elementor` (in the part for page builders' markup) or `editing` (only while the page is edited).
 */
export interface WidgetManifest {
    /** Selectors of known CMS markup that the widget takes over. */
    adopts?: readonly string[];
    /** What the widget waits for; a function may decide by host, and must not change the page. @default 'load' */
    when?: When | ((host: Element) => When);
    /**
     * For `intent`, `input` and `visible`: why the widget must start on this host at once, in a few words for `report()`;
     * undefined if it can wait. Must not change the page.
     */
    reason?(host: Element): string | undefined;
    /** For `intent`: the parts whose use counts, where the host has much more than these. @default the host */
    parts?: string;
    /** For `intent`: public events on the host that start the widget, too. */
    events?: readonly string[];
    /**
     * For `intent`, `input` and `visible`: if a script listens to one of these public events, the widget starts at once.
     */
    announces?: readonly string[];
    /**
     * For `intent`, `input` and `visible`: brings the host into the state that visitors and screen readers must meet
     * before the widget starts. The changes are taken back right before the start, or when the widget fails.
     */
    prepare?(host: Element, changes: Changes): void;
    /** Does this page need the widget's `rest.ts`? Asked only if there is a host. @default true */
    needsRest?(): boolean;
    /**
     * For `visible`: the host looks right without its widget, by itself or by `prepare`, so that its being in view is no
     * reason to load the runtime. @default false
     */
    restsInView?: true;
    /** For `visible`: the distance to the viewport, as a CSS length. @default '200px' */
    margin?: string;
    /** Widgets with a higher priority mount first. @default 0 */
    priority?: number;
    /** What is held and repeated; with `elementor`, besides the `hold` of the same file. */
    replay?: readonly ReplayRule[];
    /**
     * CSS that must apply before the chunk has loaded (no layout jump, nothing left hidden), or a function that returns
     * it.
     */
    critical?: string | (() => string);
    /** Takes over from the CMS's own script. Runs once, synchronously, when the manifest is added. */
    guard?(context: GuardContext): void;
    /** Runs instead of `guard` if the type is off or the browser too old: shows elements that the server has hidden. */
    whenOff?(): void;
    /** Hands one element back to the CMS's own script after a failure. */
    release?(host: Element, context: GuardContext): void;
}
/** A manifest with its widget's name: that of the folder, or the one under which an integrator registers a type. */
export interface Manifest extends WidgetManifest {
    name: string;
}
/** The state of a widget; the host's attribute shows `failed`, else the least advanced state of its widgets. */
export type WidgetState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed';
/** Describes a jQuery handler of another script that is skipped on our hosts. All given properties must match. */
export interface Gate {
    /** Where the handler is bound; a selector stands for the elements inside the host that match it. */
    on: 'document' | 'body' | 'window' | 'host' | (string & {});
    type: string;
    /** The exact delegation selector; null for a directly bound handler. */
    selector?: string | null;
    namespace?: string | null;
    dataKey?: string;
    /** Text in the handler's source. */
    token?: string;
    functionName?: string;
    /** Skips the handler for every element of the page. @default false */
    everywhere?: boolean;
    /** Should the handler be skipped for this element? @default if the element lies in a host of this widget */
    when?(element: Element): boolean;
}
/** Settings as the page gives them: unknown JSON. */
export type RawSettings = Record<string, unknown>;
/** Props of a component with the page services `P`; built-in widgets have `WidgetProps`. */
export interface ComponentProps<S, P = unknown> {
    host: HTMLElement;
    settings: S;
    page: P;
}
/** Stops a plain widget. */
export type Stop = () => void;
/** The default export of a widget's chunk. */
export interface WidgetDefinition<S = RawSettings, P = unknown> {
    /** The type's name in the panel, such as “Size guide”. @default its `name` */
    label?: string;
    /** A sentence for editors about what it does. */
    about?: string;
    /** Without a schema the raw object is passed. */
    settings?: SettingsReader<S>;
    /**
     * Settings from the CMS markup, or from its globals where markup could say the same. The site's configuration and
     * `data-settings` override them key by key.
     */
    read?(host: HTMLElement): RawSettings;
    /** Settings from the CMS's globals that only the site may give. */
    readSite?(): RawSettings;
    /** Do settings of an outer element that names the widget apply as well? @default false */
    readsAround?: boolean;
    component?: ComponentType<ComponentProps<S, P>>;
    /**
     * Is the host left to another script, so that the component renders nothing? For built-in widgets. @default for
     * widgets of the part, while the page's editor drives the host, which `false` prevents; for others never
     */
    isLeft?: false | ((host: HTMLElement) => boolean);
    /** A plain widget: starts on the host and returns a stop function; runs again when settings change. */
    mount?(host: HTMLElement, settings: S, page: P): Stop | undefined | Promise<Stop | undefined>;
    /** Handlers of the CMS to skip on our hosts; called only if the page has jQuery. */
    gates?(): Promise<readonly Gate[]>;
}
/** A registered widget type: its manifest, and its definition or a way to load it. */
export interface WidgetType<S = RawSettings, P = unknown> extends Manifest, WidgetDefinition<S, P> {
    /** Loads the definition; in a type of an integrator's it gets the public API. */
    load?(api?: object): Promise<WidgetDefinition<S, P>>;
}
/** One row of `report()`. */
export interface ReportRow {
    element: Element;
    widget: string;
    state: WidgetState;
    waitedFor: string;
    /** What has started the widget: the type of an event, a reason in words, or what it waited for; empty before. */
    startedBy: string;
    /** Why a mounted widget does not show what one may expect, such as a popup that stays shut; often missing. */
    readonly status?: string;
    loadMs: number | null;
    mountMs: number | null;
    /** By key; empty before the widget's code has loaded, and for a type without a schema. */
    readonly settings: Readonly<Record<string, ReportedSetting>>;
    diagnostics: readonly string[];
    errors: readonly string[];
}
/**
 * Props of a built-in widget's component, given the type of its settings. Without `page`: built-in widgets import the
 * services.
 */
export type WidgetProps<R> = Omit<ComponentProps<R extends {
    parse(...args: never[]): infer S;
} ? S : R>, 'page'> & {
    /** What has started the widget: an event, a reason, or a wait that is over. */
    startedBy?: string;
};
/** Types a widget's definition. The build looks for `export default widget(…)` in the widget's folder. */
export declare const widget: <S = RawSettings>(definition: WidgetDefinition<S>) => WidgetDefinition<S>;
