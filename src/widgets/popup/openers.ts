import { isSelector } from '../../core/claim/claims';
import { isElement } from '../../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/binding';
import { flag, isRecord, settingsSchema, text } from '../../core/settings/settings';
import { actionLinks } from '../../elementor/actionHash';
import { type Action, answerAction, parseAction, runActionOfHash } from '../../elementor/actionLinks';
import { hashOf } from '../../elementor/loader/actionLinks';
import { on } from '../../page/base/events';
import { pressByKey } from '../../page/focus/asButton';
import { type PopupModel, popupAround, popupOf } from './model';

/** How long a form's message is shown before its popup closes, in milliseconds. */
const READING = 1000;

const answerOfForm = settingsSchema({ action: text(''), id: text(''), do_not_show_again: flag(false) });

/** Does another popup with the same id take its place? */
const isReplaced = (popup: PopupModel): boolean => popup.isGuarded && popupOf(popup.id) !== popup;

/** Opens, toggles and closes the popup by action links. */
export function onActions(popup: PopupModel): () => void {
  const stops = [
    answerAction('popup:open', ({ id, toggle }, from) => {
      if (id !== popup.id || isReplaced(popup)) return;
      if (toggle && popup.isOpen) popup.close();
      else popup.open('request', from);
    }),
    answerAction('popup:close', ({ do_not_show_again: forGood }, from) => {
      if (popupAround(from) === popup) popup.close(forGood);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Opens the popup once if the page's address asks for it. */
export const openByAddress = (popup: PopupModel): void =>
  runActionOfHash(
    'popup:open',
    (_, from) => popup.open('request', from),
    ({ id }) => id === popup.id && !popup.isGuarded,
  );

/** Opens the popup on clicks on its selector. An invalid selector matches nothing. */
export function onOpenSelector(popup: PopupModel, selector: string): () => void {
  if (!selector || popup.isGuarded || !isSelector(selector)) return () => {};
  return listen(document, 'click', (event: PageEvent) => {
    const opener = isElement(event.target) ? event.target.closest(selector) : null;
    if (!opener || isModified(event)) return;
    if ((event.target as Element).closest('a')?.getAttribute('href')?.startsWith('#')) event.preventDefault();
    popup.open('request', opener);
  });
}

/** Opens the popup on a form's response, or closes the one that contains the form. */
export function onForms(popup: PopupModel): () => void {
  let timer = 0;
  const stop = on(document, 'submit_success', ([answer], { target }) => {
    const data = isRecord(answer) && isRecord(answer.data) ? answer.data.popup : undefined;
    if (!isRecord(data) || !isElement(target)) return;
    const { action, id, do_not_show_again: forGood } = answerOfForm.parse(data, () => {});
    if (action === 'open' && id === popup.id && !isReplaced(popup)) popup.open('request', target);
    if (action !== 'close' || popupAround(target) !== popup) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => popup.close(forGood), READING);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Parsed links, because they are looked up on every change of the page. */
const known = new Map<string, Action | null>();

function actionOf(link: Element): Action | null {
  const href = hashOf(link);
  if (!known.has(href)) known.set(href, parseAction(href));
  return known.get(href) ?? null;
}

/** Elements of the open selector that the page marks as buttons. */
const namedButtons = ({ isGuarded, settings: { open_selector: selector } }: PopupModel): HTMLElement[] =>
  selector && !isGuarded && isSelector(selector)
    ? [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.matches('a[role=button]'))
    : [];

/** Links that open the popup, and those in its dialog that close it. */
export function linksOf(popup: PopupModel): HTMLElement[] {
  const isMine = (link: Element): boolean => {
    const action = actionOf(link);
    if (action?.name === 'popup:open') return action.settings.id === popup.id;
    return action?.name === 'popup:close' && popupAround(link) === popup;
  };
  const links = actionLinks().filter(isMine);
  return [...new Set([...links, ...namedButtons(popup)])];
}

/** Makes a link that opens or closes a popup a button for screen readers and the space bar. */
export const actionButton = (link: Element): Overrides => ({
  attrs: { role: 'button', 'aria-haspopup': actionOf(link)?.name === 'popup:close' ? undefined : 'dialog' },
  on: { keydown: link.matches('button') ? undefined : pressByKey },
});
