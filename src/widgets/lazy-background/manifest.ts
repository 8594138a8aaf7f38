import { watchInView } from '../../core/dom/inView';
import type { WidgetManifest } from '../../core/types';

const show = (host: Element): void => host.classList.add('e-lazyloaded');

/** Elementor's containers, whose style sheet withholds background images until they are near. */
export const elementor = {
  adopts: ['.e-con.e-parent'],
  when: 'intent',
  // The class is never removed: an image that was shown must not disappear.
  prepare(host, changes) {
    changes.onUndo(watchInView(host, (isIn) => isIn && show(host), '200px'));
  },
  release: show,
} satisfies WidgetManifest;
