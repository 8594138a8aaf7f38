/** The sequence of the widget: wait for the shop's object, ask for consent, track the page view, fill what goes with orders. */
import { fillBlocks, onFirstBlocksChange } from './blocks';
import { isTrackingAllowed, onConsentChange, removeTrackingCookies } from './consent';
import type { Jar } from './cookies';
import { fillInputs, startInputs } from './inputs';
import { isLegacyAlive, superviseLegacy } from './legacy';
import { publishApi } from './publicApi';
import {
  type AttributionSettings,
  type FieldValues,
  fieldValues,
  shopFields,
  shopObject,
  shopParams,
  whenShopObject,
} from './shop';
import type { Visit } from './source';

/** The data of this page view, once it is tracked: it counts once, however often the widget mounts. */
let tracked: Jar | null = null;

/** The number of denials so far. What was tracked before the last one is dropped, even if it arrives later. */
let denials = 0;

/** The number of denials when tracking was last started; undefined: never, or it has failed. */
let denialsAtStart: number | undefined;

let currentVisit: Visit | undefined;

/** The address that the page was entered with, because scripts clean up its query before this chunk is there. */
function entryAddress(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name;
  return address?.startsWith(`${location.origin}/`) ? address : location.href;
}

const pageVisit = (): Visit =>
  (currentVisit ??= { href: entryAddress(), referrer: document.referrer, userAgent: navigator.userAgent });

/** What a script has requested before this chunk was there, see `early.ts`. */
function takeEarlyRequest(): boolean | undefined {
  const page = window as { storefrontWidgetsTracking?: unknown };
  const { storefrontWidgetsTracking: early } = page;
  delete page.storefrontWidgetsTracking;
  return early === undefined ? undefined : Boolean(early);
}

/** Tracks the visit where that is allowed, and keeps the inputs filled. Returns what ends it. */
function startService(settings: AttributionSettings): () => void {
  const fields = shopFields();
  let isStopped = false;
  /** What a script has requested by `setOrderTracking`; the next change of consent for our category ends it. */
  let requested = takeEarlyRequest();

  const isAllowed = (): boolean => isTrackingAllowed(settings, requested);
  const values = (): FieldValues => fieldValues(fields, tracked);
  const fill = (): void => {
    fillInputs(values());
    fillBlocks(values());
  };

  const trackVisit = async (): Promise<void> => {
    const { track } = await import('./track');
    // Meanwhile consent may have been withdrawn, or another call may have started.
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

/**
 * Starts attribution for the page, for the first host only. It draws nothing, so that a page that has nothing else of ours
 * needs no React. Without the shop's object, which optimisers delay, it is not known what is allowed: it waits, unless the
 * host's own settings say. `readSettings` then gives the settings with what the shop has printed. Returns what ends it.
 */
export function startAttribution(
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
