import { isElement } from '../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../core/jquery/listen';
import { reportThrown } from '../core/problems';
import { choice, flag, settingsSchema, text } from '../core/settings/settings';
import type { RawSettings } from '../core/types';
import { decode, isCustomers, readHash } from './actionHash';
import { type LightboxSettings, readLightbox } from './lightboxSettings';
import { ACTION_ELEMENTS, hashOf } from './loader/actionLinks';

/** The action in a link of the form `#elementor-action:action={name}&settings={JSON in base64}`. */
export type Action =
  | { name: 'popup:open'; settings: { id: string; toggle: boolean } }
  | { name: 'popup:close'; settings: { do_not_show_again: boolean } }
  | { name: 'lightbox'; settings: LightboxSettings }
  | { [N in OffCanvasName]: { name: N; settings: PanelSettings } }[OffCanvasName];
interface PanelSettings {
  id: string;
  displayMode: 'open' | 'close' | 'toggle';
}
type OffCanvasName = 'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle';
type SettingsOf<N extends Action['name']> = Extract<Action, { name: N }>['settings'];

// Older versions print the attribute without `data-`.
const HASH_ATTRIBUTES = ['data-e-action-hash', 'e-action-hash'];
const CARRIERS =
  '[data-e-action-hash], [e-action-hash], a[href*="#elementor-action"], a[href*="%23elementor-action"], [data-action-link]';

const opening = settingsSchema({ id: text(''), toggle: flag(false) });
const closing = settingsSchema({ do_not_show_again: flag(false) });
const MODES = ['open', 'close', 'toggle'] as const;
/** The schema of off-canvas settings; `mode` is the default, taken from the action's name. */
const panel = (mode: (typeof MODES)[number]) => settingsSchema({ id: text(''), displayMode: choice(MODES, mode) });
const quiet = (): void => {};

function actionOf(name: string, raw: RawSettings): Action | null {
  if (name === 'popup:open') {
    const settings = opening.parse(raw, quiet);
    return /^\d+$/.test(settings.id) ? { name, settings } : null;
  }
  const [, mode] = /^off_canvas:(open|close|toggle)$/.exec(name) ?? [];
  if (mode) {
    const settings = panel(mode as 'open').parse(raw, quiet);
    return settings.id ? { name: name as OffCanvasName, settings } : null;
  }
  if (name === 'popup:close') return { name, settings: closing.parse(raw, quiet) };
  const settings = name === 'lightbox' ? readLightbox(raw) : null;
  return settings && { name: 'lightbox', settings };
}

/** Reads an action link; null if it is unknown, broken or unsafe. Never throws. */
export function parseAction(hash: string): Action | null {
  const found = readHash(hash);
  return found && actionOf(found.name, found.settings);
}

const fragmentOf = (address: string): string => address.slice(Math.max(0, address.search(/(#|%23)elementor-action/)));

/**
 * The first element that carries the action of a hash, outside comments and reviews; null if none does. Then the action
 * must not run, because the hash may come from anywhere.
 */
export function carrierOf(hash: string): Element | null {
  const wanted = decode(hash);
  if (!wanted) return null;
  const carries = (element: Element): boolean =>
    [...HASH_ATTRIBUTES, 'href', 'data-action-link'].some(
      (name) => decode(fragmentOf(element.getAttribute(name) ?? '')) === wanted,
    );
  return [...document.querySelectorAll(CARRIERS)].find((one) => !isCustomers(one) && carries(one)) ?? null;
}

/** The action hash of an element, for sharing; empty if it has none. */
export const actionHashOf = (element: Element): string =>
  HASH_ATTRIBUTES.map((name) => element.getAttribute(name)).find(Boolean) ?? '';

interface Answer {
  name: Action['name'];
  run(action: Action, from: Element): void;
}

const answers = new Set<Answer>();
const ranOnLoad = new WeakSet<Element>();
let stopListening: (() => void) | undefined;

/** Passes an action to its listeners, and reports what they throw. `from` is the element that asks for it. */
export function runAction(action: Action, from: Element): void {
  for (const { name, run } of [...answers]) {
    if (name !== action.name) continue;
    try {
      run(action, from);
    } catch (error) {
      reportThrown(error);
    }
  }
}

/**
 * Runs the action in the page's address if it has this name, `isMine` accepts it and an element on the page carries it;
 * once for each element.
 */
export function runActionOfHash<N extends Action['name']>(
  name: N,
  run: (settings: SettingsOf<N>, from: Element) => void,
  isMine: (settings: SettingsOf<N>) => boolean = () => true,
): void {
  const { hash } = window.location;
  const action = parseAction(hash);
  if (action?.name !== name) return;
  const settings = action.settings as SettingsOf<N>;
  const carrier = isMine(settings) ? carrierOf(hash) : null;
  if (!carrier || ranOnLoad.has(carrier)) return;
  ranOnLoad.add(carrier);
  run(settings, carrier);
}

function onClick(event: PageEvent): void {
  const link = isElement(event.target) ? event.target.closest(ACTION_ELEMENTS) : null;
  if (!link || isModified(event) || isCustomers(link)) return;
  event.preventDefault();
  const action = parseAction(hashOf(link));
  if (action) runAction(action, link);
}

/**
 * Listens for actions of this name; returns a stop function. All listeners share one click handler on the
 * document.
 */
export function answerAction<N extends Action['name']>(
  name: N,
  run: (settings: SettingsOf<N>, from: Element) => void,
): () => void {
  const answer: Answer = { name, run: (action, from) => run(action.settings as SettingsOf<N>, from) };
  answers.add(answer);
  stopListening ??= listen(document, 'click', onClick);
  return () => {
    answers.delete(answer);
    if (answers.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}
