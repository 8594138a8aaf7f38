import { widget } from '../../page/base/widget';
import { PageScroll } from './PageScroll';
import { readPageScroll, settings } from './settings';

export default widget({ settings, read: readPageScroll, component: PageScroll });
