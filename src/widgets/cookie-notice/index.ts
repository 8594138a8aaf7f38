import { widget } from '../../page/widget';
import { CookieNotice } from './CookieNotice';
import { settings } from './settings';

export default widget({ settings, component: CookieNotice });
