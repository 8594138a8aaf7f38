import type { WidgetManifest } from '../../core/types';
import { criticalRow } from '../../ui/carousels/critical';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['slides'];

const HOST = '[data-widget~=slides]';

/** Elementor's slides: one at a time, with an animated text. */
export const elementor = {
  adopts: ['[data-widget_type^="slides."]'],
  when: 'visible',
  replay: [{ type: 'click', selector: '.elementor-swiper-button' }],
  critical: () => `${criticalRow(HOST, 0)}:where(${HOST}){--carousel-columns:1}`,
} satisfies WidgetManifest;
