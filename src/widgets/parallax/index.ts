import { widget } from '../../page/base/widget';
import { Parallax } from './Parallax';
import { readParallax, settings } from './settings';
import './parallax.css';

export default widget({ settings, read: readParallax, component: Parallax });
