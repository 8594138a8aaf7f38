import { widget } from '../../page/base/widget';
import { NavMenu } from './NavMenu';
import { readNavMenu, settings } from './settings';
import './nav-menu.css';

export default widget({ settings, read: readNavMenu, component: NavMenu });
