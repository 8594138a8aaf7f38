import { pageJQuery } from '../core/jquery';
import { isRecord, parseJson } from '../core/settings';
import type { RawSettings } from '../core/types';
import { pageGlobal } from './base/globals';

/** The settings that the page builder prints on the wrapper of its widget around `host`; empty when there are none. */
export function elementorSettings(host: Element): RawSettings {
  const wrapper = host.closest('.elementor-element[data-settings]');
  const parsed = wrapper && wrapper !== host ? parseJson(wrapper.getAttribute('data-settings') ?? '') : undefined;
  return isRecord(parsed) ? parsed : {};
}

/**
 * Starts the page builder's own handlers in markup that has just been put in: theirs hang on hooks that nobody else
 * calls. Ours start by themselves.
 */
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
