/** The types of the package. `import 'storefront-widgets'` itself starts the loader, see `scripts/entries.ts`. */
import type { WidgetProps as Props, RawSettings } from './core/types';
import type { Page } from './page/page';

export type { Report, StorefrontWidgetsApi, WidgetRegistration } from './api';

export type { LifecycleEvents, LifecycleListener } from './core/emitter';
export type { PageEvent } from './core/listen';
export type { Overrides } from './core/react/Bind';
export type { Attr } from './core/react/overrides';
export type { PlaceProps } from './core/react/Place';
export type { InferSettings, Setting } from './core/settings';
export type { SiteConfig } from './core/siteConfig';
export type {
  RawSettings,
  ReplayRule,
  ReportRow,
  SettingDescription,
  SettingsReader,
  Stop,
  When,
  WidgetState,
} from './core/types';
export type { PageEventInfo, PageEvents } from './page/base/events';
export type { AlertOptions, AlertResult } from './ui/alert/alert';
export type { ToastOptions } from './ui/toast/toast';
export type { Page };

/** The props of a widget's component. */
export type WidgetProps<S = RawSettings> = Props<S, Page>;
