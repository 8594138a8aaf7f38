import type { ComponentType } from 'react';
import type { JQueryStatic } from './jquery/jquery';

/** When a widget's chunk is loaded; `interaction` is the first pointer, focus, touch or key on the host. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** An interaction that is held while the widget loads, and repeated once when it is mounted. */
export interface ReplayRule {
  /** `submit` is repeated with `requestSubmit`, so that the browser validates again. */
  type: 'click' | 'submit' | 'keydown';
  selector: string;
  keys?: readonly string[];
  /** The hosts that it may be meant for, where it does not happen inside them; it waits for all. */
  hostsOf?(target: Element): readonly Element[];
}

/** The means of a guard against other scripts of the page; it runs synchronously, before they start. */
export interface GuardContext {
  /** Calls `use` with each jQuery of the page, also with those that come later. */
  withJQuery(use: ($: JQueryStatic) => void): void;
  claims(element: Element): boolean;
  /** The claimed elements that are on the page now. */
  hosts(): Element[];
  /** Makes `jQuery.fn[name]` ours for claimed hosts; `hostOf` finds the host. @default the element itself */
  replacePlugin(
    name: string,
    ours: (host: Element, args: readonly unknown[]) => void,
    hostOf?: (element: Element) => Element | null,
  ): void;
  adoptStyle(css: string): void;
  /** Calls the page's own plugin `name` for one element; false if there is none. */
  callLegacyPlugin(name: string, element: Element, args?: readonly unknown[]): boolean;
}

/**
 * Facts needed before the chunk. A widget's `manifest.ts` exports them as `early` (part of the loader: keep it tiny),
 * `late` (part of the runtime) or `editing` (counts while the page is edited).
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
  /**
   * Style rules, or a function that returns them, that must hold before the chunk is there (no layout jump, nothing
   * left hidden).
   */
  critical?: string | (() => string);
  /** Takes over from the CMS's own script; runs once, synchronously, when the manifest is added. */
  guard?(context: GuardContext): void;
  /** Runs alone where the type is switched off or the browser is too old: shows content that the server has hidden. */
  whenOff?(): void;
  /** Hands one element back to the CMS's own script after a failure. */
  release?(host: Element, context: GuardContext): void;
}

/** The state of a widget; the host's attribute shows its least advanced one, or `failed`. */
export type WidgetState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed';

/** A legacy handler to skip on our hosts. Everything given must agree, else the handler is left alone. */
export interface Gate {
  /** Where jQuery keeps the handler; a selector: on matches inside the host. */
  on: 'document' | 'body' | 'window' | 'host' | (string & {});
  type: string;
  /** The exact delegation selector; null for a handler that is bound directly. */
  selector?: string | null;
  namespace?: string | null;
  dataKey?: string;
  /** Text that the handler's source contains. */
  token?: string;
  functionName?: string;
  /** Skips the handler for every element of the page. @default false */
  everywhere?: boolean;
  /** Skips only when true; by default when the event's element lies in a host of this widget. */
  when?(element: Element): boolean;
}

/** Settings as the page gives them: unknown JSON. */
export type RawSettings = Record<string, unknown>;

/** Takes a diagnostic of the settings, one sentence. */
export type Diagnose = (message: string) => void;

/** The interface of a settings schema; `settingsSchema()` makes one from valibot entries. */
export interface SettingsReader<S> {
  /**
   * `site`: the values of `raw` that the site itself gives, by its configuration, globals or script tags, not by
   * markup.
   */
  parse(raw: RawSettings, diagnose: Diagnose, site?: RawSettings): S;
  describe(): readonly SettingDescription[];
}

/** How a form offers a setting. */
export type Control =
  | { readonly kind: 'switch' | 'text' | 'phrase' | 'plural' | 'color' | 'address' | 'list' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  /** An object with settings of its own. */
  | { readonly kind: 'group'; readonly settings: readonly SettingDescription[] }
  | {
      readonly kind: 'number';
      /** -Infinity without a bound. */
      readonly min: number;
      /** Infinity without a bound. */
      readonly max: number;
      readonly whole: boolean;
      /** In words, e.g. `milliseconds`; empty for a plain number. */
      readonly unit: string;
    };

/** One setting of a schema, for documentation, forms and `report()`. */
export interface SettingDescription {
  key: string;
  /** In words, e.g. `whole number, 1–8`. */
  type: string;
  /** As JSON, with those of devices behind it. */
  default: string;
  control: Control;
  /** The value that a raw one stands for; undefined if it is refused, or empty and so stands for the default. */
  read(raw: unknown): { value: unknown } | undefined;
  fallback: unknown;
  /** May markup give this value? Missing: markup may give any. */
  fromMarkup?(raw: unknown): boolean;
  /** Given for a text that visitors see or hear: can the site set it to `value`, in `texts`? */
  acceptsText?(value: unknown): boolean;
  /** The setting's keys for other devices than the desktop, e.g. `columns_tablet`. */
  perDevice?: readonly string[];
  /** The defaults of these keys, where a device has one of its own. */
  deviceDefaults?: Readonly<Record<string, unknown>>;
}

/** Where the value of a setting comes from. */
export type SettingSource =
  /** The widget's own default. */
  | 'default'
  /** The CMS's markup and globals. */
  | 'page'
  /** `storefrontWidgetsConfig`: settings or texts. */
  | 'site'
  /** `data-settings` on the host, in its script, or on an element around it that names the widget. */
  | 'host';

/** The value of a setting, and where it comes from. */
export interface ReportedSetting {
  value: unknown;
  source: SettingSource;
  /** For `site`: the key of `storefrontWidgetsConfig.settings`, or `texts`. */
  entry?: string;
}

/** The props of a widget's component. `P` is the page service object. */
export interface WidgetProps<S, P = unknown> {
  host: HTMLElement;
  settings: S;
  page: P;
}

/** Stops a plain widget. */
export type Stop = () => void;

/** The default export of a widget's chunk. */
export interface WidgetDefinition<S = RawSettings, P = unknown> {
  /** Without it the raw object is passed. */
  settings?: SettingsReader<S>;
  /**
   * Settings from the CMS markup, or from its globals where markup may say the same; the site's configuration and
   * `data-settings` override them key by key.
   */
  read?(host: HTMLElement): RawSettings;
  /** Settings from the CMS's globals that only the site may give. */
  readSite?(): RawSettings;
  /** Settings of an element around the host that names the widget count for the host, too. @default false */
  readsAround?: boolean;
  component?: ComponentType<WidgetProps<S, P>>;
  /** Is the host left to another script, so that the component renders nothing? For built-in widgets. @default no */
  isLeft?(host: HTMLElement): boolean;
  /** A plain widget: starts on the host, returns a function that stops it; runs again after a change of settings. */
  mount?(host: HTMLElement, settings: S, page: P): Stop | undefined | Promise<Stop | undefined>;
  /** Handlers of the CMS to skip on our hosts; called only where the page has jQuery. */
  gates?(): Promise<readonly Gate[]>;
}

/** A widget type as it is registered: the manifest's facts and the definition, or a way to get it. */
export interface WidgetType<S = RawSettings, P = unknown> extends Manifest, WidgetDefinition<S, P> {
  load?(): Promise<WidgetDefinition<S, P>>;
}

/** One row of `report()`. */
export interface ReportRow {
  element: Element;
  widget: string;
  state: WidgetState;
  waitedFor: string;
  loadMs: number | null;
  mountMs: number | null;
  /** By key; empty before the widget's code has come, and for a type without a schema. */
  readonly settings: Readonly<Record<string, ReportedSetting>>;
  diagnostics: readonly string[];
  errors: readonly string[];
}

/** Files of a build, as the loader knows them. */
export interface ChunkMap {
  runtime: string;
  shared: readonly string[];
  common: readonly string[];
  widgets: Record<string, { js: string; css?: readonly string[]; imports?: readonly string[] }>;
  /** Further widgets, whose manifests and chunk names are in a file of their own that comes where the page needs it. */
  elementor: { js: string; names: readonly string[] };
}
