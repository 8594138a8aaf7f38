import { widget } from '../../page/base/widget';
import { Form } from './Form';
import { settings } from './settings';
import './form.css';

export default widget({ settings, component: Form });
