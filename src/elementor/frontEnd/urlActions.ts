import { isElement } from '../../core/dom/nodes';
import type { RawSettings } from '../../core/types';
import { isCustomers, readHash } from '../actionHash';
import { parseAction, runAction } from '../actionLinks';
import { ACTION_ELEMENTS, hashOf } from '../loader/actionLinks';

type Callback = (settings: RawSettings, event?: Event) => void;

/** The actions that add-ons have registered, by name; widgets answer our own actions. */
const added = new Map<string, Callback>();

function runOfAddOn(hash: string, event?: Event): void {
  const found = readHash(hash);
  if (found) added.get(found.name)?.({ ...found.settings, previousEvent: event }, event);
}

/** JSON in ASCII, as PHP writes it: `btoa` takes nothing else, and Elementor's own reader decodes no UTF-8. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The API for action links that add-ons call. */
export const urlActions = {
  addAction: (name: string, callback: Callback): void => void added.set(name, callback),
  removeAction: (name: string): void => void added.delete(name),
  getAction: (name: string): Callback | undefined => added.get(name),
  createActionHash: (name: string, settings: RawSettings): string =>
    encodeURIComponent(`#elementor-action:action=${name}&settings=${btoa(asciiJson(settings))}`),
  runAction(hash: string, event?: Event): void {
    const action = parseAction(hash);
    const from = isElement(event?.target) ? event.target : document.body;
    // Elementor 4 runs the action of a button by this method; the press itself runs it here.
    if (hashOf(from.closest(ACTION_ELEMENTS)) === hash && event?.type === 'click') return;
    if (action) runAction(action, from);
    else runOfAddOn(hash, event);
  },
};

/** Runs an add-on's action when its link is clicked. */
export function answerAddOns(): void {
  document.addEventListener('click', (event) => {
    const link = isElement(event.target) ? event.target.closest(ACTION_ELEMENTS) : null;
    const hash = hashOf(link);
    if (!link || isCustomers(link) || parseAction(hash)) return;
    event.preventDefault();
    runOfAddOn(hash, event);
  });
}
