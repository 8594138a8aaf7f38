import { manifest } from '../../core/manifest';

const BUTTON = '.ajax_add_to_cart:not(.wc-interactive)';

/** The add-to-cart buttons of product lists. The body is the one host, because buttons come and go. */
export default manifest({
  name: 'loop-add-to-cart',
  adopts: [`body:has(${BUTTON})`],
  when: 'interaction',
  replay: [{ type: 'click', selector: BUTTON }],
});
