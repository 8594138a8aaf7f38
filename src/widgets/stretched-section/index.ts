import { widget } from '../../page/base/widget';
import { StretchedSection } from './StretchedSection';
import { readSection, settings } from './settings';

export default widget({ settings, read: readSection, component: StretchedSection });
