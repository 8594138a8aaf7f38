import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { closeGates } from '../../core/gateKeeper';
import { useLive } from '../../core/hooks';
import { listen, type PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import { on } from '../../page/events';
import type { WidgetProps } from '../../page/widget';
import { jsonParam } from './params';
import { RowFields } from './RowFields';
import { restoreOrder, sortRows } from './RowOrder';
import { markOf, rowsOf, unnamedStateRow, viewOf } from './rows';
import { StateBox } from './StateBox';
import { HOST, type settings as schema } from './settings';
import { findStateField, kindOf } from './stateField';
import { statesOf } from './states';
import { COUNTRY, isLegacyAlive, isTelling, tellCountry, tellReady } from './telling';

type CountryField = HTMLInputElement | HTMLSelectElement;
type Props = WidgetProps<typeof schema>;

/** The group's country; none, where a host inside of it has both, the country and the state. */
function countryOf(host: Element): CountryField | null {
  const country = host.querySelector<CountryField>(COUNTRY);
  const nearest = country?.closest(HOST);
  return nearest !== host && nearest?.contains(findStateField(host)) ? null : country;
}

/** The state field and the rows of an address follow its country (spec §5, §9). */
export function AddressFields({ host, settings }: Props): ReactNode {
  const country = useLive(host, countryOf);
  return country && <Group host={host} settings={settings} country={country} />;
}

/** A country that the group follows, and whether it is told. */
interface Followed {
  country: string;
  isRebuilt: boolean;
  isTold: boolean;
}

function Group({ host, settings, country: field }: Props & { country: CountryField }): ReactNode {
  const box = useMemo(() => new StateBox(host), [host]);
  const orders = useRef(new Map<Element, Element[]>()).current;
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [round, setRound] = useState(0);
  const seen = useRef('');
  const { selectStateText, modifyField, modifyDelay } = settings;

  const follow = (isTold = true): void => {
    const country = field.value;
    seen.current = country;
    const countries = jsonParam('wc_country_select_params', 'countries');
    const isRebuilt = countries ? box.show(country, statesOf(countries, country), selectStateText) : false;
    setFollowed({ country, isRebuilt, isTold });
  };
  const latest = useRef(follow);
  latest.current = follow;

  useLayoutEffect(() => {
    tellReady();
    // An empty country says nothing yet.
    if (field.value) latest.current(!isLegacyAlive());
    const again = (): void => sync(() => latest.current());
    let isOver = false;
    const check = (): void => {
      if (!isOver && field.value !== seen.current) again();
    };
    const form = field.form;
    const stops = [
      on(document.body, 'wc_address_i18n_ready', () => {
        // The CMS's own script asks each country to refresh.
        if (!isTelling() && !isLegacyAlive() && field.value) again();
      }),
      // What the browser puts back from its history it puts back without a word; a reset is done after its event.
      listen(window, 'pageshow', check),
      ...(form ? [listen(form, 'reset', () => void setTimeout(check))] : []),
    ];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [field]);

  useLayoutEffect(
    () => () => {
      box.restore();
      restoreOrder(orders);
    },
    [box, orders],
  );

  // After the rows have their priority, and before anybody hears of it.
  useLayoutEffect(() => {
    if (!followed) return;
    sortRows(host, orders);
    if (followed.isTold) tellCountry(followed.country, host, followed.isRebuilt ? box.field : null);
  }, [followed, host, box, orders]);

  useEffect(() => {
    if (!followed || !modifyField) return undefined;
    const timer = setTimeout(() => setRound((count) => count + 1), modifyDelay);
    return () => clearTimeout(timer);
  }, [followed, modifyField, modifyDelay]);

  const onCountry = (event: PageEvent): void => {
    // The CMS's own handler may have been bound a moment ago.
    closeGates(host);
    if (event.target === field) follow();
  };
  const state = box.field;
  const isStateHidden = state !== null && kindOf(state) === 'hidden';
  const rows = rowsOf(host);
  const stateRow = unnamedStateRow(host, rows, state);

  return (
    <>
      <Bind to={host} on={{ change: onCountry, refresh: onCountry }} />
      {followed &&
        rows.map((row) => {
          const isMarked = modifyField && markOf(row.element) !== undefined;
          return (
            <RowFields
              // A new key puts the marks back where another script has taken them.
              key={`${row.key} ${row.element.id} ${isMarked ? round : 0}`}
              row={row}
              view={viewOf(row, followed.country, isStateHidden, modifyField)}
              requiredText={settings.requiredText}
              optionalText={settings.optionalText}
            />
          );
        })}
      {followed && stateRow && <Bind to={stateRow} style={{ display: isStateHidden ? 'none' : null }} />}
    </>
  );
}
