import { widget } from '../../page/base/widget';
import { settings } from './settings';
import { TableOfContents } from './TableOfContents';
import './table-of-contents.css';

export default widget({ settings, component: TableOfContents });
