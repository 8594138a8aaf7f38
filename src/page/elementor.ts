import { pageJQuery } from '../core/jquery';
import { isRecord, parseJson } from '../core/settings';
import type { RawSettings } from '../core/types';
import { pageGlobal } from './base/globals';

/** The page builder's settings on its wrapper around `host`; empty when there are none. */
export function elementorSettings(host: Element): RawSettings {
  const wrapper = host.closest('.elementor-element[data-settings]');
  const parsed = wrapper && wrapper !== host ? parseJson(wrapper.getAttribute('data-settings') ?? '') : undefined;
  return isRecord(parsed) ? parsed : {};
}

/** Runs the page builder's handlers in new markup, because nothing else calls their hooks. */
export function runElementReady(root: Element): void {
  const hooks = pageGlobal('elementorFrontend')?.hooks;
  const $ = pageJQuery();
  if (!$ || !isRecord(hooks) || typeof hooks.doAction !== 'function') return;
  for (const element of root.querySelectorAll('[data-element_type]')) {
    const type = element.getAttribute('data-element_type') ?? '';
    const names = type === 'widget' ? ['widget', 'global', element.getAttribute('data-widget_type')] : ['global', type];
    for (const name of names) {
      try {
        hooks.doAction(`frontend/element_ready/${name}`, $(element), $);
      } catch (error) {
        console.error('storefront-widgets: a handler of the page builder failed.', error);
      }
    }
  }
}
