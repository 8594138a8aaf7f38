import { scriptSettings } from '../../core/settings/settings';
import { siteSettings } from '../../core/settings/siteConfig';
import { windowValue } from '../../core/settings/siteGlobals';
import { widget } from '../../core/types';
import { fillBlocks, onFirstBlocksChange } from './blocks';
import { isLegacyAlive, superviseLegacy } from './coexistence';
import { isTrackingAllowed, onConsentChange, removeTrackingCookies } from './consent';
import type { Jar } from './cookies';
import { fillInputs, startInputs } from './inputs';
import { publishApi } from './publicApi';
import { settings } from './settings';
import {
  type AttributionSettings,
  type FieldValues,
  fieldValues,
  printedParams,
  shopFields,
  shopObject,
  shopParams,
  whenShopObject,
} from './shop';
import type { Visit } from './source';

let tracked: Jar | null = null;

let denials = 0;

let denialsAtStart: number | undefined;

let currentVisit: Visit | undefined;

/** From the navigation entry, because scripts clean up the address's query before this chunk loads. */
function entryAddress(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name;
  return address?.startsWith(`${location.origin}/`) ? address : location.href;
}

const pageVisit = (): Visit =>
  (currentVisit ??= { href: entryAddress(), referrer: document.referrer, userAgent: navigator.userAgent });

function takeEarlyRequest(): boolean | undefined {
  const early = windowValue('storefrontWidgetsTracking');
  delete (window as { storefrontWidgetsTracking?: unknown }).storefrontWidgetsTracking;
  return early === undefined ? undefined : Boolean(early);
}

function startService(settings: AttributionSettings): () => void {
  const fields = shopFields();
  let isStopped = false;
  let requested = takeEarlyRequest();

  const isAllowed = (): boolean => isTrackingAllowed(settings, requested);
  const values = (): FieldValues => fieldValues(fields, tracked);
  const fill = (): void => {
    fillInputs(values());
    fillBlocks(values());
  };

  const trackVisit = async (): Promise<void> => {
    const { track } = await import('./track');
    if (isStopped || tracked || !isAllowed() || denialsAtStart === denials) return;
    const before = denials;
    denialsAtStart = before;
    try {
      const jar = await track(pageVisit(), settings, () => before === denials && isAllowed());
      if (before === denials && jar) tracked = jar;
    } catch (error) {
      denialsAtStart = undefined;
      throw error;
    }
    if (!isStopped) fill();
  };

  const update = (): void => {
    if (isAllowed() && !tracked) {
      trackVisit().catch((error: unknown) => console.error('storefront-widgets: the visit is not tracked.', error));
      return;
    }
    if (!isAllowed()) {
      denials += 1;
      tracked = null;
      removeTrackingCookies();
    }
    fill();
  };

  const setOrderTracking = (allow: unknown): void => {
    requested = Boolean(allow);
    shopParams().allowTracking = requested;
    update();
  };

  if (requested !== undefined) shopParams().allowTracking = requested;
  // Read now, because scripts may change the address while tracking waits for consent.
  pageVisit();
  const stops = [
    startInputs(
      settings.prefix,
      fields.map(([name]) => name),
    ),
    publishApi({ getAttributionData: values, setOrderTracking, data: () => tracked ?? {} }),
    onFirstBlocksChange(() => fillBlocks(values())),
    onConsentChange(settings.consentCategory, (isForCategory) => {
      if (isForCategory) requested = undefined;
      update();
    }),
  ];
  update();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

let isStarted = false;

/** Starts attribution for the first host, once its settings or the shop's (often delayed) object are there. */
function startAttribution(
  settings: AttributionSettings,
  readSettings: () => AttributionSettings,
): (() => void) | undefined {
  if (isStarted) return undefined;
  isStarted = true;
  const start = (given: AttributionSettings): (() => void) =>
    isLegacyAlive() ? superviseLegacy(given) : startService(given);
  const isKnown = shopObject() || settings.allowTracking || settings.consentCategory;
  let stop = isKnown
    ? start(settings)
    : whenShopObject(() => {
        stop = start(readSettings());
      });
  return () => {
    isStarted = false;
    stop();
  };
}

/** Read again when the shop's object has come, of the same sources as before. */
function readLate(host: HTMLElement) {
  const site = { ...printedParams(), ...siteSettings('order-attribution', host), ...scriptSettings(host) };
  return settings.parse(site, () => {}, site);
}

export default widget({
  settings,
  readSite: printedParams,
  mount: (host, given) => startAttribution(given, () => readLate(host)),
});
