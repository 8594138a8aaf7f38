import { widget } from '../../page/base/widget';
import { ProductGallery } from './ProductGallery';
import { readPage, settings } from './settings';

export default widget({ settings, read: readPage, readsAround: true, component: ProductGallery });
