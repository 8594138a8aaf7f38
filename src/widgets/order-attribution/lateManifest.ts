import { manifest } from '../../core/manifest';

/** Where a visitor came from, for orders; the body is the host, because the inputs come and go inside it. */
export default manifest({
  name: 'order-attribution',
  adopts: ['body:has(script[id^=wc-order-attribution-js], wc-order-attribution-inputs)'],
  priority: -2,
});
