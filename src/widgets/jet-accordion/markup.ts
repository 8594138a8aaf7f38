import { idsOf, type Panel } from '../../ui/panels/panel';

/** A part that opens below its title. */
export interface JetToggle extends Panel {
  toggle: HTMLElement;
  title: HTMLElement;
}

/** The parts of a host, without those of elements inside it. */
export function togglesOf(host: Element): JetToggle[] {
  const root = host.querySelector('.jet-accordion');
  return [...(root?.querySelectorAll<HTMLElement>(':scope > .jet-accordion__inner > .jet-toggle') ?? [])].flatMap(
    (toggle) => {
      const title = toggle.querySelector<HTMLElement>(':scope > .jet-toggle__control');
      const body = toggle.querySelector<HTMLElement>(':scope > .jet-toggle__content');
      return title && body ? [{ toggle, title, titles: [title], body, names: idsOf(title) }] : [];
    },
  );
}

/** The parts that the server shows open. */
export const openOf = (toggles: readonly JetToggle[]): JetToggle[] =>
  toggles.filter(({ toggle }) => toggle.classList.contains('active-toggle'));
