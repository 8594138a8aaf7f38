import { isHtmlElement } from '../../core/dom/nodes';
import type { WidgetManifest } from '../../core/types';
import { iconsToMeasure, showField } from './atRest';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['search'];

/** Elementor Pro's search: a field with results below it, while the visitor types. */
export const elementor = {
  adopts: ['[data-widget_type^="search."]'],
  when: 'intent',
  reason: iconsToMeasure,
  prepare: (host, changes) => isHtmlElement(host) && showField(host, changes),
  replay: [{ type: 'click', selector: '.e-search-input-wrapper > :is(svg,i)' }],
  // The server hides it until a script has measured its icons, and themes may do more to such a class; a field must not
  // wait.
  critical: '[data-widget~=search] .e-search.hidden{display:block;opacity:1;visibility:visible}',
} satisfies WidgetManifest;
