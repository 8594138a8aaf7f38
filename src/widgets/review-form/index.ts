import { widget } from '../../page/widget';
import { gates } from './legacy';
import { ReviewForm } from './ReviewForm';
import { readPage, settings } from './settings';

export default widget({ settings, read: readPage, gates, component: ReviewForm });
