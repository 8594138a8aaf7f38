import { hostSettings } from '../../core/settings';
import { widget } from '../../page/base/widget';
import { startAttribution } from './service';
import { settings } from './settings';
import { printedParams } from './shop';

export default widget({
  settings,
  read: printedParams,
  mount: (host, given) =>
    startAttribution(given, () => settings.parse({ ...printedParams(), ...hostSettings(host, () => {}) }, () => {})),
});
