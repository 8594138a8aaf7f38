import { widget } from '../../page/base/widget';
import { SearchForm } from './SearchForm';
import { readSearch, settings } from './settings';
import './search.css';

export default widget({ settings, read: readSearch, component: SearchForm });
