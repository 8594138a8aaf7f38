import { idsOf, type Panel } from '../../ui/panels/panel';

/** A tab, or one of the two contents of a switcher. */
export interface JetPanel extends Panel {
  title: HTMLElement;
}

const childrenOf = (parent: Element | null | undefined, selector: string): HTMLElement[] =>
  parent ? [...parent.querySelectorAll<HTMLElement>(`:scope > ${selector}`)] : [];

/** The root of the tabs or of the switcher of a host. */
export const rootOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.jet-tabs, .jet-switcher');

/** The box around the titles. */
export const barOf = (host: Element): HTMLElement | null =>
  childrenOf(rootOf(host), ':is(.jet-tabs__control-wrapper, .jet-switcher__control-wrapper)')[0] ?? null;

/** The switch of a switcher: what changes it when it is pressed. */
export const switchOf = (host: Element): HTMLElement | null =>
  childrenOf(barOf(host), '.jet-switcher__control-instance')[0] ?? null;

/** The panels of a host, without those of elements inside it. */
export function panelsOf(host: Element): JetPanel[] {
  const titles = [...(barOf(host)?.querySelectorAll<HTMLElement>('.jet-tabs__control, .jet-switcher__control') ?? [])];
  const box = childrenOf(rootOf(host), ':is(.jet-tabs__content-wrapper, .jet-switcher__content-wrapper)')[0];
  const bodies = childrenOf(box, ':is(.jet-tabs__content, .jet-switcher__content)');
  return titles.flatMap((title, at) => {
    const body = bodies[at];
    return body ? [{ titles: [title], title, body, names: idsOf(title) }] : [];
  });
}
