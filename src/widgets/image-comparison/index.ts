import { widget } from '../../page/base/widget';
import { ImageComparison } from './ImageComparison';
import { readComparison, settings } from './settings';
import './comparison.css';

export default widget({ settings, read: readComparison, component: ImageComparison });
