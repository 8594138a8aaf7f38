import { scriptSettings } from '../../core/settings';
import { siteSettings } from '../../core/siteConfig';
import { widget } from '../../page/base/widget';
import { startAttribution } from './service';
import { settings } from './settings';
import { printedParams } from './shop';

/** Read again when the shop's object has come, of the same sources as before. */
function readLate(host: HTMLElement) {
  const site = { ...printedParams(), ...siteSettings('order-attribution'), ...scriptSettings(host) };
  return settings.parse(site, () => {}, site);
}

export default widget({
  settings,
  readSite: printedParams,
  mount: (host, given) => startAttribution(given, () => readLate(host)),
});
