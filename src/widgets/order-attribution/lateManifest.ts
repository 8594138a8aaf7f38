import { manifest } from '../../core/manifest';

/**
 * Where a visitor came from, for the shop's orders (spec §3 “Attribution data”, §4 “Tracking”). Every page of a visit
 * counts, so the body is the host; the inputs come and go inside it.
 */
export default manifest({
  name: 'order-attribution',
  adopts: ['body:has([id^=wc-order-attribution-js], wc-order-attribution-inputs)'],
  priority: -2,
});
