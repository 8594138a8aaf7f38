/** The place before its widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { LOADING, noticesOf, placeOf } from './markup';

/** Elementor hides a notice that is not in its place. */
export const noticeElsewhere = (host: Element): string | undefined =>
  noticesOf().some((notice) => !placeOf(host).contains(notice)) ? 'a notice' : undefined;

/** Shows the place, which has nothing to wait for. */
export const showPlace = (host: Element, changes: Changes): void => changes.class(placeOf(host), LOADING, false);
