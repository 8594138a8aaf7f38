import { widget } from '../../page/base/widget';
import { gatherNotices } from './gatherNotices';

export default widget({ mount: gatherNotices });
