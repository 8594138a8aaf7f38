import { isRecord } from '../../core/settings/settings';
import { readStored, removeStored, writeStored } from '../../page/storage/storage';
import { refresh, update } from './actions';
import type { CartState, UnsavedQuantity } from './CartState';
import {
  actionOf,
  cartForm,
  changedForm,
  changedQuantities,
  currentValue,
  isSendable,
  markUsed,
  printedValue,
  UNSAVED,
} from './markup';
import type { CartQueue } from './queue';

/**
 * Saves changed quantities: `updateDelay` after the last change, if the site wants that, and before they would be lost.
 */
export interface Autosave {
  isScheduled(): boolean;
  /** Restarts the countdown. */
  schedule(): void;
  /** Saves the form that was used last. Resolves to whether the shop has answered. */
  save(): Promise<boolean>;
  /** Saves the form with changed quantities; resolves to true if there are none. */
  saveChanges(): Promise<boolean>;
  /** Saves what is scheduled without waiting for the shop's answer, because the page is being left. */
  saveBeforeLeaving(): Promise<void>;
  /** Adopts quantities that were changed before the start, or on the previous page. */
  start(): void;
  /** Saves or refreshes if the last action failed. */
  catchUp(): Promise<void>;
  stop(): void;
}

/** Creates the autosave of a cart. */
export function createAutosave(cart: CartState, queue: CartQueue): Autosave {
  const isAutomatic = (): boolean => cart.settings.cart_update_automatically;

  const save = (): Promise<boolean> => {
    countdown.stop();
    return queue.perform(update(cart));
  };
  const saveChanges = async (): Promise<boolean> => {
    countdown.stop();
    const form = changedForm();
    if (!form) return true;
    markUsed(form);
    return isSendable(form) && save();
  };
  const saveOnLeaving = async (): Promise<void> => {
    countdown.stop();
    const form = changedForm() ?? cartForm();
    if (!form || !(form.noValidate || form.checkValidity())) return;
    storeUnsaved(form);
    if (await sendKeptAlive(form)) forgetUnsaved();
  };
  const countdown = createCountdown(
    () => void saveChanges(),
    () => void saveOnLeaving(),
  );
  const schedule = (): void => {
    if (isAutomatic()) countdown.start(cart.settings.updateDelay);
  };

  const adoptChanges = (): void => {
    const form = changedForm();
    if (!form) return;
    for (const field of changedQuantities(form)) cart.edits.record(field);
    cart.touch(form);
    schedule();
  };
  const recoverUnsaved = (): void => {
    const unsaved = takeUnsaved();
    if (!unsaved || !isAutomatic()) return;
    cart.edits.addUnsaved(unsaved);
    void queue.perform(refresh(cart, true));
  };

  return {
    schedule,
    save,
    saveChanges,
    isScheduled: () => countdown.isRunning(),
    async saveBeforeLeaving() {
      if (countdown.isRunning()) await saveOnLeaving();
    },
    start() {
      adoptChanges();
      recoverUnsaved();
    },
    async catchUp() {
      if (!queue.isStale()) return;
      const form = isAutomatic() ? changedForm() : undefined;
      if (form) markUsed(form);
      await (form ? save() : queue.perform(refresh(cart, true)));
    },
    stop: () => countdown.stop(),
  };
}

function createCountdown(run: () => void, leave: () => void) {
  let timer = 0;

  const stop = (): void => {
    clearTimeout(timer);
    timer = 0;
    window.removeEventListener('beforeunload', onLeave);
    window.removeEventListener('pagehide', onLeave);
  };
  const onLeave = (): void => {
    stop();
    leave();
  };
  return {
    stop,
    isRunning: (): boolean => timer !== 0,
    start(length: number): void {
      stop();
      timer = window.setTimeout(() => {
        stop();
        run();
      }, length);
      // `beforeunload` precedes the request for the next page; some browsers send only `pagehide`.
      window.addEventListener('beforeunload', onLeave);
      window.addEventListener('pagehide', onLeave);
    },
  };
}

/** How long the shop may take to confirm, in milliseconds. */
const ARRIVAL = 2000;

async function sendKeptAlive(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.append('update_cart', 'Update Cart');
  const sent = fetch(actionOf(form), { method: 'POST', body, keepalive: true, credentials: 'same-origin' });
  const late = new Promise<false>((done) => setTimeout(done, ARRIVAL, false));
  return Promise.race([sent.then(({ ok }) => ok), late]).catch(() => false);
}

/** How long stored quantities are valid, in milliseconds: longer than a page load, shorter than a change of mind. */
const MAX_AGE = 20_000;

const isUnsaved = (value: unknown): value is UnsavedQuantity =>
  isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string';

/**
 * Stores the changed quantities for the next page of this tab, which the shop may print before it has received them.
 */
export function storeUnsaved(form: HTMLFormElement): void {
  const quantities = Object.fromEntries(
    changedQuantities(form).map((field) => [field.name, { from: printedValue(field), to: currentValue(field) }]),
  );
  writeStored('session', UNSAVED, JSON.stringify({ at: Date.now(), quantities }));
}

/** Removes the stored quantities. */
export const forgetUnsaved = (): void => removeStored('session', UNSAVED);

/**
 * Takes the quantities that the previous page stored, by field name; null if there are none or they are older than 20
 * s.
 */
export function takeUnsaved(): Readonly<Record<string, UnsavedQuantity>> | null {
  const stored = readStored('session', UNSAVED);
  if (stored === null) return null;
  forgetUnsaved();
  try {
    const { at, quantities } = JSON.parse(stored) as { at?: unknown; quantities?: unknown };
    const age = Date.now() - Number(at);
    if (!(age >= 0 && age < MAX_AGE) || typeof quantities !== 'object' || quantities === null) return null;
    return Object.fromEntries(
      Object.entries(quantities).filter((entry): entry is [string, UnsavedQuantity] => isUnsaved(entry[1])),
    );
  } catch {
    return null;
  }
}
