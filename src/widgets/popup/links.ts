import { isSelector } from '../../core/claim/claims';
import type { Overrides } from '../../core/react/binding';
import { type Action, actionLinks, parseAction } from '../../elementor/actionLinks';
import { pressByKey } from '../../page/focus/asButton';
import { type PopupModel, popupAround } from './model';

/** The page's links are looked at with each change of the page. */
const known = new Map<string, Action | null>();

function actionOf(link: Element): Action | null {
  const href = link.getAttribute('href') ?? '';
  if (!known.has(href)) known.set(href, parseAction(href));
  return known.get(href) ?? null;
}

/** Of what its selector names, the links that the page calls buttons. */
const namedButtons = ({ isGuarded, settings: { open_selector: selector } }: PopupModel): HTMLElement[] =>
  selector && !isGuarded && isSelector(selector)
    ? [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.matches('a[role=button]'))
    : [];

/** The links that open a popup, and those in its dialog that close it. */
export function linksOf(popup: PopupModel): HTMLElement[] {
  const isMine = (link: Element): boolean => {
    const action = actionOf(link);
    if (action?.name === 'popup:open') return action.settings.id === popup.id;
    return action?.name === 'popup:close' && popupAround(link) === popup;
  };
  const links = actionLinks().filter(isMine);
  return [...new Set([...links, ...namedButtons(popup)])];
}

/** Such a link is a button, for screen readers and the space bar. */
export const actionButton = (link: Element): Overrides => ({
  attrs: { role: 'button', 'aria-haspopup': actionOf(link)?.name === 'popup:close' ? undefined : 'dialog' },
  on: { keydown: pressByKey },
});
