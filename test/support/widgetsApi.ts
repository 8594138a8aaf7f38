/** The part of `window.StorefrontWidgets` that tests use. */
export interface WidgetsApi {
  mount(rootOrElement: Element | Document): unknown;
  scan?(root?: Element | Document): unknown;
  unmount(element: Element): unknown;
  report(): ReportEntry[];
  setEditMode(on: boolean): void;
  on(type: string, listener: (event: unknown) => void): () => void;
}

/** One mounted or mounting widget, as `report()` describes it. */
export interface ReportEntry {
  element: Element;
  widget: string;
  state: WidgetState;
  waitedFor: string;
  startedBy: string;
  status?: string;
  loadMs?: number;
  mountMs?: number;
  diagnostics: string[];
  errors: string[];
}

/** The value of `data-widget-state`. */
export type WidgetState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed';
