import { widget } from '../../page/base/widget';
import { OffcanvasSidebar } from './OffcanvasSidebar';
import { readSidebar, settings } from './settings';
import './sidebar.css';

export default widget({ settings, read: readSidebar, component: OffcanvasSidebar });
