/** The types of the package. `import 'storefront-widgets'` itself starts the loader, see `scripts/entries.ts`. */
import type { Page } from '../api/pageServices.js';
import type { ComponentProps, RawSettings } from '../core/types.js';
export type { Report, StorefrontWidgetsApi } from '../api/api.js';
export type { LoadedWidget, WidgetRegistration } from '../api/registration.js';
export type { LifecycleEvents, LifecycleListener } from '../core/hosts/emitter.js';
export type { PageEvent } from '../core/jquery/listen.js';
export type { Problem } from '../core/problems.js';
export type { Overrides } from '../core/react/Bind.js';
export type { Attr } from '../core/react/overrides.js';
export type { PlaceProps } from '../core/react/Place.js';
export type { FieldGroup, FieldInfo } from '../core/settings/form.js';
export type { InferSettings, KeyedSetting, Setting } from '../core/settings/settings.js';
export type { SiteConfig } from '../core/settings/siteConfig.js';
export type { Control, ControlProps, ReportedSetting, SettingDescription, SettingSource, SettingsReader, } from '../core/settings/types.js';
export type { RawSettings, ReplayRule, ReportRow, Stop, When, WidgetState } from '../core/types.js';
export type { OtherDevice, PerDevice } from '../elementor/devices.js';
export type { PageEventInfo, PageEvents } from '../page/base/events.js';
export type { AlertOptions, AlertResult } from '../ui/dialogs/alert/alert.js';
export type { ToastOptions } from '../ui/dialogs/toast/toast.js';
export type { Page };
/** The props of a widget's component. */
export type WidgetProps<S = RawSettings> = ComponentProps<S, Page>;
