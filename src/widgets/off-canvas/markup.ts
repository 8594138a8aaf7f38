import { actionLinks, readHash } from '../../elementor/actionHash';
import { hashOf } from '../../elementor/loader/actionLinks';

/** The id of the panel that a link opens or closes. */
export function panelIdOf(link: Element): string | undefined {
  const { name, settings } = readHash(hashOf(link)) ?? {};
  return name && /^off_canvas:(open|close|toggle)$/.test(name) ? String(settings?.id ?? '') : undefined;
}

/** Links that open or close the panel. Those in a copy of the panel belong to the copy. */
export function linksOf(wrapper: HTMLElement, id: string): HTMLElement[] {
  return actionLinks().filter((link) => {
    const around = link.closest('.e-off-canvas');
    const isInCopy = around !== wrapper && around?.id === wrapper.id;
    return !isInCopy && panelIdOf(link) === id;
  });
}
