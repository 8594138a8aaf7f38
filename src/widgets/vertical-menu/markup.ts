/** What opens and closes a menu that opens by press; its name is misspelt in the markup. */
export const TRIGGER = '.ekit-vertical-menu-tigger';

const WRAPPER = '.ekit-vertical-main-menu-wraper';
const BY_PRESS = '.ekit-vertical-main-menu-on-click';

const within = (host: Element, selector: string): HTMLElement | null =>
  host.matches(selector) ? (host as HTMLElement) : host.querySelector<HTMLElement>(selector);

export const triggerOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(TRIGGER);

/** What the list and its trigger stand in. */
export const wrapperOf = (host: Element): HTMLElement | null => within(host, WRAPPER);

/** What has the state; null where the list is always open, or opened by the pointer. */
export const stateOf = (host: Element): HTMLElement | null => within(host, BY_PRESS);

/** What the trigger opens: the list, or what is around it beside the trigger. */
export function containerOf(host: Element): HTMLElement | null {
  const list = host.querySelector<HTMLElement>('ul');
  const trigger = triggerOf(host);
  let container = list;
  for (let node = list; node && node !== host && !(trigger && node.contains(trigger)); node = node.parentElement) {
    container = node;
  }
  return container;
}
