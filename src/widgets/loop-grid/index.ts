import { widget } from '../../page/base/widget';
import { LoopGrid } from './LoopGrid';
import { readSkin, settings } from './settings';
import './loop-grid.css';

export default widget({ settings, read: readSkin, component: LoopGrid });
