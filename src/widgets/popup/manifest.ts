import { pageJQuery } from '../../core/jquery/jquery';
import { siteGlobal, siteObject } from '../../core/settings/siteGlobals';
import type { WidgetManifest } from '../../core/types';
import { isOpener, reasonOf } from './atRest';
import { isGuarded, shelve, unshelve } from './markup';

interface ElementorConfig {
  environmentMode?: { edit?: unknown };
}

interface ElementorFrontEnd {
  documentsManager?: { attachDocumentClass?(document: unknown): void };
}

/** The popups that Elementor prints. Not those it displays or edits itself. */
const POPUPS =
  '[data-elementor-type=popup]:not(.elementor-edit-mode,.elementor-edit-area,.dialog-message>*,[data-widget~=none])';

/** Links, and the buttons of Elementor 4, with an action for a popup. */
const ACTIONS = 'a[href*=elementor-action][href*=popup],[data-action-link*=popup]';

/** Is the popup open in Elementor's editor? Some versions add its class only after their script has started. */
function isEdited({ dataset }: HTMLElement): boolean {
  const { environmentMode: mode } = siteObject<ElementorConfig>('elementorFrontendConfig') ?? {};
  return !!mode?.edit && new URLSearchParams(location.search).get('elementor-preview') === dataset.elementorId;
}

/** The popups that a press may open: all of them for one of Elementor's action links. */
const popupsFor = (target: Element): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${POPUPS},[data-widget~=popup]`)].filter((host) => {
    try {
      const link = target.closest(ACTIONS);
      return link || isGuarded(host) ? link : isOpener(host, target);
    } catch {
      return false;
    }
  });

/** Elementor's types that the widget stands in for, beside those with a handler. */
export const covers = ['popup'];

/** Settings by which a popup does not wait for the visitor; see `reason`. */
export const starting = ['triggers.page_load', 'triggers.inactivity', 'triggers.click'];

/** Popups that open by triggers, links or the response to a form. */
export const early = {
  adopts: [POPUPS],
  when: 'input',
  reason: reasonOf,
  replay: [{ type: 'click', selector: '*', hostsOf: popupsFor }],
  critical: `${POPUPS},[data-widget~=popup]{display:none}`,
  guard({ claims }) {
    const shelveAll = (): void => {
      for (const host of document.querySelectorAll<HTMLElement>(POPUPS)) {
        if (isEdited(host)) host.dataset.widget = 'none';
        else if (claims(host)) shelve(host);
      }
    };
    // Elementor's script starts at DOMContentLoaded, right after this event.
    if (document.readyState === 'loading') document.addEventListener('readystatechange', shelveAll, { once: true });
    else shelveAll();
  },
  release(host) {
    unshelve(host);
    const found = siteGlobal('elementorFrontend') as ElementorFrontEnd | undefined;
    found?.documentsManager?.attachDocumentClass?.(pageJQuery()?.(host));
  },
} satisfies WidgetManifest;
