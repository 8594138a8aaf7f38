import { manifest } from '../../core/manifest';
import { guardTabs, releaseTabs } from './guard';

/** Tabs of the product page (spec §2, §4). */
export default manifest({
  name: 'product-tabs',
  adopts: ['.wc-tabs-wrapper', '.woocommerce-tabs'],
  priority: 5,
  replay: [
    { type: 'click', selector: '.wc-tabs a, ul.tabs a, [role=tab]' },
    {
      type: 'keydown',
      selector: '.wc-tabs a, ul.tabs a, [role=tab]',
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    },
  ],
  guard: guardTabs,
  release: releaseTabs,
});
