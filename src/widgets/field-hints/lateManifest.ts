import { manifest } from '../../core/manifest';

/** Hints of form fields. */
export default manifest({
  name: 'field-hints',
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'interaction',
});
