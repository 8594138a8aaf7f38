import { onMutations } from '../../core/hosts/mutations';
import { Binding } from '../../core/react/binding';
import { toNumber } from '../../core/settings/given';
import { hostSettings } from '../../core/settings/hostSettings';
import { savedSettings, siteSettings } from '../../core/settings/siteConfig';
import { onCovers } from '../../page/scroll/covers';
import { LINKS, placeOf } from './links';

/** A sticky element that asks for `room` above the places after it, in pixels. */
export interface Keeper {
  element: Element;
  room: number;
}

/** The room above a place, given by the last keeper before it. Keepers are in document order. */
export const roomAbove = (place: Element, keepers: readonly Keeper[]): number =>
  keepers.findLast(({ element }) => element.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)?.room ??
  0;

const KEEPERS = '.elementor-sticky';

/** How long changes of the page are collected, in milliseconds. */
const PAUSE = 200;

function keepers(): Keeper[] {
  return [...document.querySelectorAll(KEEPERS)].flatMap((element) => {
    const { sticky_anchor_link_offset: given } = {
      ...siteSettings('sticky', element),
      ...hostSettings(element, () => {}),
      ...savedSettings(element),
    };
    const room = toNumber(given);
    return room > 0 ? { element, room } : [];
  });
}

/** The margins above the places that a host's links lead to, as the sticky elements ask for. */
export interface Margins {
  renew(): void;
  stop(): void;
}

/** Keeps the margins up to date while the page changes. */
export function keepMargins(host: HTMLElement): Margins {
  let bindings = new Map<Element, Binding>();
  let timer = 0;

  const renew = (): void => {
    const all = keepers();
    const next = new Map<Element, Binding>();
    const links = all.length > 0 ? host.querySelectorAll<HTMLAnchorElement>(LINKS) : [];
    for (const { hash } of links) {
      const place = placeOf(hash, host);
      const room = place ? roomAbove(place, all) : 0;
      if (!place || room === 0) continue;
      const binding = bindings.get(place) ?? new Binding(place);
      binding.set({ style: { 'scroll-margin-top': `${room}px` } });
      next.set(place, binding);
    }
    for (const [place, binding] of bindings) if (!next.has(place)) binding.end();
    bindings = next;
  };
  const renewSoon = (): void => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      renew();
    }, PAUSE);
  };
  const stops = [onMutations(renewSoon), onCovers(renewSoon)];
  renew();
  return {
    renew,
    stop() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      for (const binding of bindings.values()) binding.end();
    },
  };
}
