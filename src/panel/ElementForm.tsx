/** The panel's form for one element, without the rest of the panel. */
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Hosts } from '../core/hosts/hosts';
import { currentDevice } from '../elementor/base/breakpoints';
import type { SettingDocs, WidgetForms } from './docs';
import { formOf } from './fields';
import { SettingForm } from './SettingForm';
import type { Store } from './store';
import { direction, language, t } from './texts';
import { useWidgetItems } from './widgetItems';

interface Props {
  hosts: Hosts;
  /** The element whose settings are shown. */
  host: HTMLElement;
  /** The type whose settings are shown; undefined: all types on the element. */
  widget: string | undefined;
  /** The entry that changes go to: the element's selector. */
  entry: string;
  store: Store;
  docs: SettingDocs;
  forms: WidgetForms;
}

/** The forms of the widgets on the element, with the values of the device that the page is shown on; a sentence while there are none. */
export function ElementForm({ hosts, host, widget, entry, store, docs, forms }: Props): ReactNode {
  const drafts = useSyncExternalStore(store.subscribe, store.get);
  const items = useWidgetItems(hosts).filter(
    ({ instance, row }) => instance.host === host && (widget === undefined || row.widget === widget),
  );
  const device = currentDevice();
  return (
    <div className="alone" lang={language()} dir={direction()}>
      {items.length === 0 && <p className="none">{t('Its settings are known once its code has come.')}</p>}
      {items.map((item) => (
        <SettingForm
          key={item.id}
          item={item}
          docs={docs}
          form={formOf(forms, item.row.widget)}
          scope="element"
          entry={entry}
          drafts={drafts}
          store={store}
          device={device === 'desktop' ? undefined : device}
          isDetailed={false}
        />
      ))}
    </div>
  );
}
