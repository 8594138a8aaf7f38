import { manifest } from '../../core/manifest';
import { keepConsent } from './guard';

/**
 * Where a visitor came from, for the shop's orders (spec §3 “Attribution data”, §4 “Tracking”). Every page of a visit
 * counts, so the body is the host; the inputs come and go inside it.
 */
export default manifest({
  name: 'order-attribution',
  adopts: ['body:has(#wc-order-attribution-js-extra, wc-order-attribution-inputs)'],
  priority: -2,
  guard: keepConsent,
});
