import { manifest } from '../../core/manifest';

/** Hints of form fields (spec §4 “Field description hints”). */
export default manifest({
  name: 'field-hints',
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'interaction',
});
