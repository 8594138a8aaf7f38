import { widget } from '../../page/base/widget';
import { Alert } from './Alert';

export default widget({ component: Alert });
