import { whenParsed } from '../../core/load/schedule';
import type { WidgetManifest } from '../../core/types';
import { follow, placeOf } from './place';

const SECTIONS = '.elementor-section-stretched[data-settings*=section-stretched]';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['stretch_section*'];

/** Sections that are as wide as the window, wherever they are. */
export const early = {
  adopts: [SECTIONS],
  when: 'input',
  reason: (host) => (host.matches(SECTIONS) ? undefined : 'its settings'),
  prepare: follow,
  priority: 20,
  critical: ':where(.elementor-section-stretched,[data-widget~=stretched-section]){position:relative}',
  // Before the first paint, because everything below would jump.
  guard: ({ claims }) =>
    whenParsed(() => {
      const hosts = [...document.querySelectorAll<HTMLElement>(SECTIONS)].filter(claims);
      const places = hosts.map(placeOf);
      for (const [at, host] of hosts.entries()) Object.assign(host.style, places[at]);
    }),
} satisfies WidgetManifest;
