import { widget } from '../../page/base/widget';
import { MegaMenu } from './MegaMenu';
import { settings } from './settings';
import './mega-menu.css';

export default widget({ settings, component: MegaMenu });
