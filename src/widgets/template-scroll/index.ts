import { widget } from '../../page/widget';
import { scrollToTemplate } from './templateScroll';

export default widget({ mount: scrollToTemplate });
