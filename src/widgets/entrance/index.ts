import { widget } from '../../page/base/widget';
import { startEntrance } from './entrance';
import { type EntranceSettings, settings } from './settings';

export default widget<EntranceSettings>({ settings, mount: startEntrance });
