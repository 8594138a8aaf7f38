/** Which lists cannot wait; part of the code that every page of Elementor loads. */
import { yesOrNo } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { skinOf } from './markup';

const HOSTS = '[data-widget~=loop-grid],:is([data-widget_type^="loop-grid."],[data-widget_type*="posts."])';

const settingsOf = (host: Element): RawSettings => settingsAtRest('loop-grid', host);

/** Does the list lay itself out, as masonry, or continue by scrolling? */
export function movesByItself(host: Element): boolean {
  const settings = settingsOf(host);
  if (yesOrNo(settings[`${skinOf(host)}masonry`] ?? settings.masonry)) return true;
  return settings.pagination_type === 'load_more_infinite_scroll';
}

/** The lists of which a press on a link changes the page in place. */
export function listsFor(target: Element): Element[] {
  const host = target.closest(HOSTS);
  return host && settingsOf(host).pagination_load_type === 'ajax' ? [host] : [];
}
