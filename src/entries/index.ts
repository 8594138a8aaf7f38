/** The types of the package. `import 'storefront-widgets'` itself starts the loader, see `scripts/entries.ts`. */

import type { Page } from '../api/pageServices';
import type { ComponentProps, RawSettings } from '../core/types';

export type { Report, StorefrontWidgetsApi } from '../api/api';
export type { LoadedWidget, WidgetRegistration } from '../api/registration';

export type { LifecycleEvents, LifecycleListener } from '../core/hosts/emitter';
export type { PageEvent } from '../core/jquery/listen';
export type { Problem } from '../core/problems';
export type { Overrides } from '../core/react/Bind';
export type { Attr } from '../core/react/overrides';
export type { PlaceProps } from '../core/react/Place';
export type { FieldGroup, FieldInfo } from '../core/settings/form';
export type { InferSettings, KeyedSetting, Setting } from '../core/settings/settings';
export type { SiteConfig } from '../core/settings/siteConfig';
export type {
  Control,
  ControlProps,
  ReportedSetting,
  SettingDescription,
  SettingSource,
  SettingsReader,
} from '../core/settings/types';
export type { RawSettings, ReplayRule, ReportRow, Stop, When, WidgetState } from '../core/types';
export type { OtherDevice, PerDevice } from '../elementor/devices';
export type { PageEventInfo, PageEvents } from '../page/base/events';
export type { AlertOptions, AlertResult } from '../ui/dialogs/alert/alert';
export type { ToastOptions } from '../ui/dialogs/toast/toast';
export type { Page };

/** The props of a widget's component. */
export type WidgetProps<S = RawSettings> = ComponentProps<S, Page>;
