import { type Stop, widget } from '../../core/types';
import { currentDevice } from '../../elementor/base/breakpoints';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { type Driven, takeOver } from '../../elementor/takeOver';
import { enter, showAtOnce } from './enter';
import { animationFor, delayOf } from './rules';
import { type EntranceSettings, settings } from './settings';

/**
 * `none` rather than nothing: if Elementor's script already watches the element, it reads the animation again when the
 * element comes into view.
 */
const driven: Driven = {
  isDriven: () => false,
  change: (settings) =>
    Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, /^_?animation/.test(key) ? 'none' : value]),
    ),
};

function startEntrance(host: HTMLElement, settings: EntranceSettings): Stop | undefined {
  if (isDrivenByEditor(host)) return undefined;
  const release = takeOver(host, driven, () => {});
  const stop = enter(host, () => animationFor(settings, currentDevice()), delayOf(settings));
  return () => {
    stop();
    release();
    showAtOnce(host);
  };
}

export default widget<EntranceSettings>({ settings, mount: startEntrance });
