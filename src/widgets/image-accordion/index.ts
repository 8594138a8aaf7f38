import { widget } from '../../page/base/widget';
import { ImageAccordion } from './ImageAccordion';
import './image-accordion.css';

export default widget<object>({ component: ImageAccordion });
