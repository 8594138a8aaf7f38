import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { closeGates } from '../../core/jquery/gateKeeper';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { onFirst } from '../../woocommerce/onFirst';
import { emitCountry, emitReady, isEmitting, isLegacyAlive } from './events';
import { type CountryField, findCountryField, jsonParam, markOf, rowsOf, unnamedStateRow } from './markup';
import { Row, restoreOrder, sortRows } from './Rows';
import { rowView, rulesFor, statesOf } from './rules';
import { makeSearchable } from './searchable';
import { GROUPS } from './selectors';
import { readPage, type settings as schema, settings } from './settings';
import { isHiddenField, StateSlot } from './stateField';

type Props = WidgetProps<typeof schema>;

/** Makes the state field and the rows of an address follow its country. */
function AddressFields({ host, settings }: Props): ReactNode {
  const country = useLive(host, findCountryField);
  return country && <AddressGroup host={host} settings={settings} field={country} />;
}

/** The country that is shown now. */
interface Shown {
  country: string;
  /** Was the state field replaced or filled again? */
  isRebuilt: boolean;
  emits: boolean;
}

function AddressGroup({ host, settings, field }: Props & { field: CountryField }): ReactNode {
  const slot = useMemo(() => new StateSlot(host), [host]);
  const orders = useRef(new Map<Element, Element[]>()).current;
  const [shown, setShown] = useState<Shown | null>(null);
  const [remarkCount, setRemarkCount] = useState(0);
  const lastCountry = useRef('');
  const { selectStateText, modifyField, modifyDelay } = settings;

  const showCountry = (emits = true): void => {
    const country = field.value;
    lastCountry.current = country;
    const countries = jsonParam('wc_country_select_params', 'countries');
    const isRebuilt = countries ? slot.show(country, statesOf(countries, country), selectStateText) : false;
    setShown({ country, isRebuilt, emits });
  };
  const latestShow = useRef(showCountry);
  latestShow.current = showCountry;

  useLayoutEffect(() => {
    const startsShown = !!field.closest(GROUPS);
    lastCountry.current = field.value;
    emitReady();
    if (startsShown && field.value) latestShow.current(!isLegacyAlive());
    const refresh = (): void => sync(() => latestShow.current());
    let isOver = false;
    const refreshIfChanged = (): void => {
      if (!isOver && field.value !== lastCountry.current) refresh();
    };
    const form = field.form;
    const stops = [
      onFirst(document.body, 'wc_address_i18n_ready', () => {
        // WooCommerce's script, where it runs, makes each country field refresh itself.
        if (startsShown && !isEmitting() && !isLegacyAlive() && field.value) refresh();
      }),
      // The browser sends no event when it restores values from the history.
      listen(window, 'pageshow', refreshIfChanged),
      // The values change only after the `reset` event.
      ...(form ? [listen(form, 'reset', () => void setTimeout(refreshIfChanged))] : []),
    ];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [field]);

  useLayoutEffect(
    () => () => {
      slot.restore();
      restoreOrder(orders);
    },
    [slot, orders],
  );

  // After the slot's effect, because its cleanup must put a list back before the list is unwrapped.
  useLayoutEffect(() => makeSearchable(host), [host]);

  useLayoutEffect(() => {
    if (!shown) return;
    sortRows(host, orders);
    const { hasLostState } = slot;
    if (shown.emits) emitCountry(shown.country, host, { field: shown.isRebuilt ? slot.field : null, hasLostState });
  }, [shown, host, slot, orders]);

  useEffect(() => {
    if (!shown || !modifyField) return undefined;
    const timer = setTimeout(() => setRemarkCount((count) => count + 1), modifyDelay);
    return () => clearTimeout(timer);
  }, [shown, modifyField, modifyDelay]);

  const onCountry = (event: PageEvent): void => {
    closeGates(host);
    if (event.target === field) showCountry();
  };
  const stateField = slot.field;
  const isStateHidden = isHiddenField(stateField);
  const rows = rowsOf(host);
  const stateRow = unnamedStateRow(host, rows, stateField);
  const locale = shown ? jsonParam('wc_address_i18n_params', 'locale') : undefined;
  const fields = jsonParam('wc_address_i18n_params', 'locale_fields');

  return (
    <>
      <Bind to={host} on={{ change: onCountry, refresh: onCountry }} />
      {shown &&
        rows.map((row) => {
          const mark = modifyField ? markOf(row.element) : undefined;
          const rules = locale && rulesFor(locale, shown.country, row.key, fields);
          return (
            <Row
              key={`${row.key} ${row.element.id} ${mark ? remarkCount : 0}`}
              row={row}
              view={rowView(row.key, rules, mark, isStateHidden)}
              requiredText={settings.requiredText}
              optionalText={settings.optionalText}
            />
          );
        })}
      {shown && stateRow && <Bind to={stateRow} shown={!isStateHidden} />}
    </>
  );
}

export default widget({
  settings,
  read: readPage,
  readsAround: true,
  gates: async () => (await import('./gates')).gates,
  component: AddressFields,
});
