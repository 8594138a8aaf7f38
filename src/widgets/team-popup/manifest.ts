import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is ready, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-team-popup' } satisfies ReplayRule;

export const handlers = ['elementskit-team'];

/** Team members, each with a dialog. */
export const elementor = {
  name: 'team-popup',
  adopts: ['[data-widget_type^="elementskit-team."]'],
  when: 'visible',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
} satisfies Manifest;
