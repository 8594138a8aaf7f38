/** The types of the package. `import 'storefront-widgets'` itself starts the loader, see `scripts/entries.ts`. */
import type { WidgetProps as Props, RawSettings } from './core/types.js';
import type { Page } from './page/page.js';
export type { Report, StorefrontWidgetsApi, WidgetRegistration } from './api.js';
export type { LifecycleEvents, LifecycleListener } from './core/emitter.js';
export type { PageEvent } from './core/listen.js';
export type { Overrides } from './core/react/Bind.js';
export type { Attr } from './core/react/overrides.js';
export type { PlaceProps } from './core/react/Place.js';
export type { InferSettings, Setting } from './core/settings.js';
export type { SiteConfig } from './core/siteConfig.js';
export type { RawSettings, ReplayRule, ReportRow, SettingDescription, SettingsReader, Stop, When, WidgetState, } from './core/types.js';
export type { PageEventInfo, PageEvents } from './page/base/events.js';
export type { AlertOptions, AlertResult } from './ui/alert/alert.js';
export type { ToastOptions } from './ui/toast/toast.js';
export type { Page };
/** The props of a widget's component. */
export type WidgetProps<S = RawSettings> = Props<S, Page>;
