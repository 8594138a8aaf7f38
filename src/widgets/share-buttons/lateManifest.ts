import { manifest } from '../../core/manifest';

/** Buttons that share the page. */
export default manifest({ name: 'share-buttons', adopts: ['[data-widget_type^="share-buttons."]'], when: 'visible' });
