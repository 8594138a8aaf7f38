import { manifest } from '../../core/manifest';

/** A grid whose items are put into another order, by dragging and by key. Nothing is adopted: the page asks for it. */
export default manifest({ name: 'grid-drag', when: 'visible' });
