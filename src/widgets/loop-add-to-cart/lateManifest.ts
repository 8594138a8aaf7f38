import { manifest } from '../../core/manifest';

const BUTTON = '.ajax_add_to_cart:not(.wc-interactive)';

/** The add-to-cart buttons of product lists. They stand anywhere and come and go, so the body is their one host. */
export default manifest({
  name: 'loop-add-to-cart',
  adopts: [`body:has(${BUTTON})`],
  // The links work without us; a press that is faster than the chunk is held.
  when: 'interaction',
  replay: [{ type: 'click', selector: BUTTON }],
});
