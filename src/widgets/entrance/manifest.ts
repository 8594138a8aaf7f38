import { siteGlobal } from '../../core/settings/siteGlobals';
import type { Manifest } from '../../core/types';
import { hideSettings } from '../../elementor/loader/hiddenSettings';
import { withoutEntrance } from './hidden';

// Transparent in place of hidden, so that the keyboard and screen readers reach it. Where no script shows it within
// four
// seconds the style sheet does; `data-storefront-waits` is on what will come when it is scrolled to.
const critical =
  '.elementor-invisible{visibility:inherit!important}' +
  '@keyframes storefront-show{to{opacity:1}}' +
  '@media(prefers-reduced-motion:no-preference){' +
  '.elementor-invisible{opacity:0;animation:storefront-show 0s 4s forwards}' +
  '[data-storefront-waits]{opacity:0;animation:none}}';

const show = (element: Element): void => element.classList.remove('elementor-invisible');

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['animation*', '_animation*'];

/** Elements of Elementor that come into the page with an animation. */
export const early = {
  name: 'entrance',
  adopts: [
    // A background video is hidden by its own widget, until it plays.
    '.elementor-invisible:not(.elementor-background-video-container)',
    `.elementor-element[data-settings*='"animation']`,
    `.elementor-element[data-settings*='"_animation']`,
  ],
  priority: 20,
  critical,
  guard: (context) => hideSettings(context, withoutEntrance),
  whenOff() {
    // Elementor's script, where it is on the page, shows them itself; what stands in for it does not.
    addEventListener('load', () => {
      const found = siteGlobal('elementorFrontend');
      if (!found || 'storefrontWidgets' in found) document.querySelectorAll('.elementor-invisible').forEach(show);
    });
  },
  release: show,
} satisfies Manifest;
