import type { WidgetManifest } from '../../core/types';
import { hideSettings, releaseToElementor } from '../../elementor/loader/hiddenSettings';
import { withoutSticky } from './rules';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['sticky*'];

/** Settings by which an element does not wait for the visitor; see `reason`. */
export const starting = ['sticky=bottom'];

/** Elements that stick to an edge of the window. */
export const early = {
  adopts: [`.elementor-element[data-settings*='"sticky":']`],
  // Nothing sticks to the top before somebody scrolls.
  when: 'input',
  reason: (host) =>
    /"sticky":\s*"bottom"/.test(host.getAttribute('data-settings') ?? '') ? 'it sticks to the bottom' : undefined,
  priority: 3,
  guard: (context) => hideSettings(context, withoutSticky),
  release: releaseToElementor,
} satisfies WidgetManifest;
