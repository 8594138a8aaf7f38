import { siteGlobal } from '../../core/settings/siteGlobals';
import type { WidgetManifest } from '../../core/types';
import { hideSettings } from '../../elementor/loader/hiddenSettings';
import { withoutEntrance } from './hidden';

// Transparent, not hidden, so that the keyboard and screen readers can reach it. After four seconds the style sheet
// shows it if no script has. `data-storefront-waits` marks elements that appear when scrolled to.
const critical =
  '.elementor-invisible{visibility:inherit!important}' +
  '@keyframes storefront-show{to{opacity:1}}' +
  '@media(prefers-reduced-motion:no-preference){' +
  '.elementor-invisible{opacity:0;animation:storefront-show 0s 4s forwards}' +
  '[data-storefront-waits]{opacity:0;animation:none}}';

/** Has Elementor's script started before ours? Then it watches the elements already. */
const isWatched = 'elementorFrontend' in globalThis;

const show = (element: Element): void => element.classList.remove('elementor-invisible');

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['animation*', '_animation*'];

/** Elements that enter with an animation of Elementor. */
export const early = {
  adopts: [
    // A background video stays hidden until it plays; its own widget shows it.
    '.elementor-invisible:not(.elementor-background-video-container)',
    `.elementor-element[data-settings*='"animation']`,
    `.elementor-element[data-settings*='"_animation']`,
  ],
  when: 'visible',
  margin: '0px',
  restsInView: true,
  reason: () => (isWatched ? 'a script watches it' : undefined),
  needsRest: () => !isWatched,
  priority: 20,
  critical,
  guard: (context) => hideSettings(context, withoutEntrance),
  whenOff() {
    // Elementor's script shows them itself; our stand-in does not.
    addEventListener('load', () => {
      const found = siteGlobal('elementorFrontend');
      if (!found || 'storefrontWidgets' in found) document.querySelectorAll('.elementor-invisible').forEach(show);
    });
  },
  release: show,
} satisfies WidgetManifest;
