import { hostSettings } from '../../core/settings';
import { widget } from '../../page/widget';
import { attribute } from './attribute';
import { printedParams } from './params';
import { settings } from './settings';

export default widget({
  settings,
  read: printedParams,
  mount: (host, given) =>
    attribute(given, () => settings.parse({ ...printedParams(), ...hostSettings(host, () => {}) }, () => {})),
});
