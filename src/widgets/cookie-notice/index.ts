import { widget } from '../../page/base/widget';
import { CookieNotice } from './CookieNotice';
import { settings } from './settings';

export default widget({ settings, component: CookieNotice });
