import { onConsent } from '../../page/consent';
import { consentFollower, isTrackingAllowed } from './allowed';
import { fillBlocks, onceBlocksChange } from './blocks';
import { expireTracking } from './expire';
import { type FieldValues, fieldValues } from './fields';
import { fillInputs, serveInputs } from './inputs';
import { type AttributionSettings, shopFields, shopParams } from './params';
import { publish } from './publicApi';
import type { Jar, Visit } from './types';

// A page view is counted once, however often the widget mounts; and as the page was entered, whatever its address is later.
let counted: Jar | null = null;
// Each denial begins a new round: what is being counted belongs to the round in which it was allowed.
let round = 0;
let countingIn: number | undefined;
let entered: Visit | undefined;

/** The address that the page was entered with: scripts clean up its query before this chunk is there. */
function entryAddress(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name;
  return address?.startsWith(`${location.origin}/`) ? address : location.href;
}

const visit = (): Visit =>
  (entered ??= { href: entryAddress(), referrer: document.referrer, userAgent: navigator.userAgent });

/** What a script has asked for before we were there: the loader has written it down, see `early.ts`. */
function askedEarly(): boolean | undefined {
  const page = window as { storefrontWidgetsTracking?: unknown };
  const { storefrontWidgetsTracking: early } = page;
  delete page.storefrontWidgetsTracking;
  return early === undefined ? undefined : Boolean(early);
}

/** Tracks the visit where that is allowed, and keeps the inputs filled. Returns what ends it. */
export function startService(settings: AttributionSettings): () => void {
  const fields = shopFields();
  let isStopped = false;
  /** What a script has asked for by `setOrderTracking`; the next change of consent for our category ends it. */
  let asked = askedEarly();
  const isConsentNew = consentFollower(settings.consentCategory);

  const isAllowed = (): boolean => isTrackingAllowed(settings, asked);
  const values = (): FieldValues => fieldValues(fields, counted);
  const show = (): void => {
    fillInputs(values());
    fillBlocks(values());
  };

  const count = async (): Promise<void> => {
    const { track } = await import('./track');
    // Consent may have been withdrawn meanwhile, or given once more.
    if (isStopped || counted || !isAllowed() || countingIn === round) return;
    const mine = round;
    countingIn = mine;
    try {
      const jar = await track(visit(), settings, () => mine === round && isAllowed());
      if (mine === round && jar) counted = jar;
    } catch (error) {
      countingIn = undefined;
      throw error;
    }
    if (!isStopped) show();
  };

  const update = (): void => {
    if (isAllowed() && !counted) {
      count().catch((error: unknown) => console.error('storefront-widgets: the visit is not tracked.', error));
      return;
    }
    if (!isAllowed()) {
      round += 1;
      counted = null;
      expireTracking();
    }
    show();
  };

  const setOrderTracking = (allow: unknown): void => {
    asked = Boolean(allow);
    shopParams().allowTracking = asked;
    update();
  };

  if (asked !== undefined) shopParams().allowTracking = asked;
  visit();
  const stops = [
    serveInputs(
      settings.prefix,
      fields.map(([field]) => field),
    ),
    publish({ getAttributionData: values, setOrderTracking, data: () => counted ?? {} }),
    onceBlocksChange(() => fillBlocks(values())),
    onConsent(() => {
      if (isConsentNew()) asked = undefined;
      update();
    }),
  ];
  update();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
