import type { WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-slider'];

const HOST = /* @__PURE__ */ criticalHost('jet-slider');

/**
 * Before it starts, the first slide fills the slider; JetElements hides it until its script has run. Elementor prints
 * the slider's height as `min-height`. The small pictures below it are 80 pixels high if nothing else is said.
 */
const critical = (): string => {
  const slider = `${HOST} .slider-pro.slider-pro:not(.slider-loaded)`;
  return (
    `${slider}{visibility:inherit}` +
    `${slider}:has(.sp-thumbnail){padding-bottom:84px}` +
    // Room for the dots below the slider.
    `${HOST} [data-settings*='"sliderPagination":true']>.slider-pro:not(.slider-loaded){margin-bottom:30px}` +
    `${slider} .sp-slides{display:flex;overflow:hidden;min-height:inherit}` +
    `${slider} .sp-slide{position:relative;flex:0 0 100%;min-height:inherit}` +
    `${slider} :is(.sp-image,.sp-layer){position:absolute;inset:0;width:100%;height:100%}` +
    `${slider} .sp-thumbnail{display:none}`
  );
};

/** JetElements' slider, in slider-pro's markup. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-slider."]'],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'jet-slider'),
  critical,
} satisfies WidgetManifest;
