import { onMutations } from '../../core/hosts/mutations';
import { Binding } from '../../core/react/binding';
import { type Stop, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { LOADING, noticesOf, placeOf } from './markup';

/**
 * The places of the page. A notice in one of them is not moved to another, or the places would take it from each other
 * for ever.
 */
const places = new Set<Element>();

const isPlaced = (notice: Element): boolean =>
  [...places].some((place) => place.contains(notice) || notice.contains(place));

/**
 * Moves the shop's notices, including later ones, to Elementor's place for them. Returns a function that moves them
 * back.
 */
function gatherNotices(host: HTMLElement): Stop | undefined {
  if (isDrivenByEditor(host)) return undefined;
  const place = placeOf(host);
  const binding = new Binding(place);
  /** A comment at each notice's former place. */
  const origins = new Map<Element, Comment>();

  const gather = (): void => {
    const found = noticesOf().filter((notice) => !isPlaced(notice));
    for (const notice of found) {
      const origin = document.createComment('');
      notice.before(origin);
      origins.set(notice, origin);
    }
    place.prepend(...found);
    for (const [notice, origin] of origins) {
      if (notice.isConnected) continue;
      origin.remove();
      origins.delete(notice);
    }
  };
  places.add(place);
  gather();
  binding.set({ class: { [LOADING]: false } });
  const stop = onMutations(gather);
  return () => {
    stop();
    places.delete(place);
    for (const [notice, origin] of origins) {
      if (notice.isConnected && origin.isConnected) origin.replaceWith(notice);
      else origin.remove();
    }
    binding.end();
  };
}

export default widget({ mount: gatherNotices });
