import { pageJQuery } from '../core/jquery/jquery';
import { logFailure } from '../core/problems';
import { isRecord, parseJson } from '../core/settings/settings';
import type { RawSettings } from '../core/types';
import { pageGlobal } from '../page/base/globals';

/** Elementor's settings on the wrapper around `host`; empty if there are none. */
export function elementorSettings(host: Element): RawSettings {
  const wrapper = host.closest('.elementor-element[data-settings]');
  const parsed = wrapper && wrapper !== host ? parseJson(wrapper.getAttribute('data-settings') ?? '') : undefined;
  return isRecord(parsed) ? parsed : {};
}

const call = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    logFailure('a handler of Elementor failed.', error);
  }
};

/** An element's hooks, in Elementor's order. */
function hooksOf(element: Element): string[] {
  const type = element.getAttribute('data-element_type') ?? '';
  const skin = type === 'widget' ? element.getAttribute('data-widget_type') : null;
  return ['global', type, ...(skin ? [skin] : [])].map((name) => `frontend/element_ready/${name}`);
}

/**
 * Runs the handlers of Elementor and its add-ons for all elements in new markup, including `root`. Works with our
 * stand-in, too.
 */
export function runElementReady(root: Element): void {
  const found = pageGlobal('elementorFrontend');
  const $ = pageJQuery();
  if (!found || !$) return;
  const { hooks, elementsHandler } = found;
  const elements = [...root.querySelectorAll('[data-element_type]')];
  if (root.matches('[data-element_type]')) elements.unshift(root);
  const run = isRecord(elementsHandler) ? elementsHandler.runReadyTrigger : undefined;
  for (const element of elements) {
    if (typeof run === 'function') call(() => run.call(elementsHandler, $(element)));
    else if (isRecord(hooks) && typeof hooks.doAction === 'function') {
      const { doAction } = hooks;
      for (const name of hooksOf(element)) call(() => doAction.call(hooks, name, $(element), $));
    }
  }
}
