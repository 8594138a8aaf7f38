import { widget } from '../../page/base/widget';
import { scrollToTemplate } from './templateScroll';

export default widget({ mount: scrollToTemplate });
