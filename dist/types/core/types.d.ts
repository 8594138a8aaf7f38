import type { ComponentType } from 'react';
import type { JQueryStatic } from './jquery.js';
/**
 * When a widget's chunk is loaded: `load` at once, `idle` when the browser has nothing to do, `visible` near the viewport,
 * `interaction` on the first pointer, focus or touch, `media(<query>)` once the media query matches.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;
/** An interaction that is held while the widget loads, and repeated once when it is mounted. */
export interface ReplayRule {
    /** The type of the event; `submit` is repeated with `requestSubmit`, so that the browser validates again. */
    type: 'click' | 'submit' | 'keydown';
    /** Which part of the host: a selector for the event's target or one of its ancestors inside the host. */
    selector: string;
    /** For `keydown`: only these values of `event.key`. */
    keys?: readonly string[];
}
/** What a guard can do about the CMS's own scripts, synchronously, before they start. */
export interface GuardContext {
    /** Calls `use` with the page's jQuery: now, or as soon as a script defines it. */
    withJQuery(use: ($: JQueryStatic) => void): void;
    /** Is this element one that the widget has claimed (adopted or marked, not switched off, not released)? */
    claims(element: Element): boolean;
    /**
     * Makes `jQuery.fn[name]` ours for claimed elements; the page's own plugin keeps serving all others. `hostOf` tells which
     * host a plugin is called for that is called on something inside of it. @default the element itself
     */
    replacePlugin(name: string, ours: (host: Element, args: readonly unknown[]) => void, hostOf?: (element: Element) => Element | null): void;
    /** Adds rules to the page, for what is known too late for `critical`. */
    adoptStyle(css: string): void;
    /** Calls the plugin that the page's own script defined under `name`, for one element; false if there is none. */
    callLegacyPlugin(name: string, element: Element, args?: readonly unknown[]): boolean;
}
/**
 * Everything that must be known of a widget before its chunk is there. A `manifest.ts` is in the loader: keep it tiny. A
 * `lateManifest.ts` comes with the runtime: for widgets that nobody can miss until then, or whose `hold.ts` says what to hold.
 */
export interface Manifest {
    name: string;
    /** Selectors of known CMS markup that the widget takes over. */
    adopts?: readonly string[];
    /** @default 'load' */
    when?: When;
    /** For `visible`: how near to the viewport counts, as a CSS length. @default '200px' */
    margin?: string;
    /** Mounts first when higher. @default 0 */
    priority?: number;
    replay?: readonly ReplayRule[];
    /** Style rules that must hold before the chunk is there (no layout jump, nothing left hidden). */
    critical?: string;
    /** Takes over from the CMS's own script; runs once, synchronously, in the loader. */
    guard?(context: GuardContext): void;
    /** Hands one element back to the CMS's own script, after the chunk or the mount has failed. */
    release?(host: Element, context: GuardContext): void;
}
/** Where one widget of a host is. The attribute shows the least advanced of a host's widgets, or `failed`. */
export type WidgetState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed';
/** A legacy handler to skip on our hosts. Everything given must agree, else the handler is left alone. */
export interface Gate {
    /** Where jQuery keeps the handler. `host`: on the widget's own element; a selector: on matches inside the host. */
    on: 'document' | 'body' | 'window' | 'host' | (string & {});
    type: string;
    /** The exact delegation selector; null for a handler that is bound directly. */
    selector?: string | null;
    /** The exact namespace; null (default) for none. */
    namespace?: string | null;
    /** A key of the handler's `event.data`. */
    dataKey?: string;
    /** Text that the handler's source contains. */
    token?: string;
    /** `handler.name`, for bound methods. */
    functionName?: string;
    /** Skips the handler for every element of the page, e.g. for reactions to our own events. @default false */
    everywhere?: boolean;
    /** Skips only when this says so; default: when the event's element lies in a host of this widget. */
    when?(element: Element): boolean;
}
/** Settings as the page gives them: unknown JSON. */
export type RawSettings = Record<string, unknown>;
/** Where diagnostics of settings go; each is one sentence. */
export type Diagnose = (message: string) => void;
/** What a settings schema must offer; `settingsSchema()` makes one from valibot entries. */
export interface SettingsReader<S> {
    parse(raw: RawSettings, diagnose: Diagnose): S;
    /** One line per key, for the documentation. */
    describe(): readonly SettingDescription[];
}
/** A row of the settings table in the documentation. */
export interface SettingDescription {
    key: string;
    type: string;
    default: string;
}
/** The props of a widget's component. `P` is the page service object. */
export interface WidgetProps<S, P = unknown> {
    host: HTMLElement;
    settings: S;
    page: P;
}
/** Ends what a plain widget has started. */
export type Stop = () => void;
/** What a widget's chunk exports as `default`. */
export interface WidgetDefinition<S = RawSettings, P = unknown> {
    /** Validates and completes the settings. Without it the raw object is passed. */
    settings?: SettingsReader<S>;
    /** Settings that the CMS markup or page globals hold; `data-settings` overrides them key by key. */
    read?(host: HTMLElement): RawSettings;
    /** The React component. Give this or `mount`. */
    component?: ComponentType<WidgetProps<S, P>>;
    /**
     * A plain widget: starts on the host, returns (or promises) what stops it. Runs again with new settings after a change.
     */
    mount?(host: HTMLElement, settings: S, page: P): Stop | undefined | Promise<Stop | undefined>;
    /** Handlers of the CMS's own scripts that must skip our hosts; asked for only where the page has jQuery. */
    gates?(): Promise<readonly Gate[]>;
}
/** A widget type as it is registered: the manifest's facts and the definition, or a way to get it. */
export interface WidgetType<S = RawSettings, P = unknown> extends Manifest, WidgetDefinition<S, P> {
    /** Loads the definition when it is first needed. */
    load?(): Promise<WidgetDefinition<S, P>>;
}
/** One row of `report()`. */
export interface ReportRow {
    element: Element;
    widget: string;
    state: WidgetState;
    /** What it waited, or still waits, for. */
    waitedFor: string;
    /** Milliseconds from the start of loading to the chunk's arrival. */
    loadMs: number | null;
    /** Milliseconds that the mount took. */
    mountMs: number | null;
    diagnostics: readonly string[];
    errors: readonly string[];
}
/** Files of a build, as the loader knows them. */
export interface ChunkMap {
    runtime: string;
    /** Preloaded together with the runtime: what it imports. */
    shared: readonly string[];
    /** What every widget imports: React, and what mounts with it. */
    common: readonly string[];
    /** Per widget: its chunk, its styles, and what it imports besides. */
    widgets: Readonly<Record<string, {
        js: string;
        css?: readonly string[];
        imports?: readonly string[];
    }>>;
}
