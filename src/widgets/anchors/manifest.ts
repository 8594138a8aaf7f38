import { isTag } from '../../core/dom/nodes';
import type { WidgetManifest } from '../../core/types';
import { isSamePage } from '../../page/scroll/samePage';
import { LINKS, placeOf } from './links';

/** The document of a popup; the popup shows a copy of it in a dialog. */
const STORED_POPUP = '[data-elementor-type=popup]:not(.dialog-message>*)';

const HOSTS = `.elementor:not(.elementor .elementor,${STORED_POPUP}),[data-widget~=anchors]`;

/** The host that scrolls when `target` is pressed, if that is a link to a place on the page. */
function hostsFor(target: Element): Element[] {
  const link = target.closest(`${LINKS}:not([download],[target]:not([target=_self]))`);
  const host = link?.closest(HOSTS);
  return host && isTag(link, 'a') && isSamePage(link) && placeOf(link.hash, host) ? [host] : [];
}

/** Links to places on the same page. */
export const elementor = {
  adopts: [`.elementor:not(.elementor .elementor,${STORED_POPUP})`],
  when: 'input',
  reason: () => (location.hash.length > 1 ? 'the address' : undefined),
  replay: [{ type: 'click', selector: LINKS, hostsOf: hostsFor }],
} satisfies WidgetManifest;
