import type { WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-image-comparison'];

const HOST = /* @__PURE__ */ criticalHost('image-comparison');

/** Two pictures on top of each other, with a handle between them. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-image-comparison."]'],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'image-comparison'),
  // On top of each other from the start, or the page would jump.
  critical: () => {
    const place = `${HOST}:not([data-widget-state=failed]) .elementskit-image-comparison`;
    return `:where(${place}){display:grid}:where(${place}>img){grid-area:1/1}:where(${place}>img~img){height:0;min-height:100%}`;
  },
} satisfies WidgetManifest;
