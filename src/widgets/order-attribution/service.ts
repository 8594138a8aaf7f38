import { logFailure } from '../../core/problems';
import { scriptSettings } from '../../core/settings/hostSettings';
import { siteSettings } from '../../core/settings/siteConfig';
import { windowValue } from '../../core/settings/siteGlobals';
import { widget } from '../../core/types';
import { whenActivated } from '../../page/base/activated';
import { isTrackingAllowed, onConsentChange, removeTrackingCookies } from './consent';
import type { Jar } from './cookies';
import { fillBlocks, fillInputs, INPUTS, onFirstBlocksChange, startInputs } from './inputs';
import { settings } from './settings';
import {
  type AttributionSettings,
  type FieldValues,
  fieldValues,
  printedParams,
  publishApi,
  shopFields,
  shopObject,
  shopParams,
  whenShopObject,
} from './shop';
import type { Visit } from './source';

/**
 * Does the shop's own script run? `setOrderTracking` proves nothing, because the manifest's `atOnce` may have added it.
 */
const isLegacyAlive = (): boolean => typeof shopObject()?.getAttributionData === 'function';

/** Moves `values` that were set before the element was defined to the setter, which they would hide. */
function unshadowInputs(): void {
  for (const element of document.querySelectorAll<HTMLElement & { values?: unknown }>(INPUTS)) {
    const own = Object.getOwnPropertyDescriptor(element, 'values');
    if (!own) continue;
    delete element.values;
    element.values = own.value;
  }
}

/**
 * Leaves tracking to the shop's script, switches it on and off by consent, and removes cookies without consent. Returns
 * a stop function.
 */
function superviseLegacy(settings: AttributionSettings): () => void {
  let isStopped = false;

  const update = (isForCategory: boolean): void => {
    if (isStopped) return;
    unshadowInputs();
    const current = Boolean(shopParams().allowTracking);
    const isAllowed = isTrackingAllowed(settings, isForCategory ? undefined : current);
    const { setOrderTracking } = shopObject() ?? {};
    // A second call with the same value would count the page twice.
    if (current !== isAllowed && typeof setOrderTracking === 'function') setOrderTracking(isAllowed);
    if (!isAllowed) removeTrackingCookies();
  };

  update(true);
  const stop = onConsentChange(settings.consentCategory, (isForCategory) =>
    queueMicrotask(() => update(isForCategory)),
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** The data of this visit once it is tracked. */
let tracked: Jar | null = null;

/** How often tracking was denied: a visit whose number has changed meanwhile is dropped. */
let denials = 0;

/** `denials` when tracking started last; undefined if it has not, or has failed. */
let denialsAtStart: number | undefined;

let currentVisit: Visit | undefined;

/** The address from the navigation entry, because scripts may clean up the query before this chunk loads. */
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
    // A page that the browser has prerendered is no visit until the visitor opens it.
    await new Promise<void>(whenActivated);
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
      trackVisit().catch((error: unknown) => logFailure('the visit is not tracked.', error));
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

/** Starts attribution for the first host, once its settings or the shop's (often delayed) object exist. */
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

/** Reads the settings again, from the same sources, once the shop's object exists. */
function readLate(host: HTMLElement) {
  const site = { ...printedParams(), ...siteSettings('order-attribution', host), ...scriptSettings(host) };
  return settings.parse(site, () => {}, site);
}

export default widget({
  settings,
  readSite: printedParams,
  mount: (host, given) => startAttribution(given, () => readLate(host)),
});
