/** The handlers of the page builder's add-on that this widget stands in for. */
export default [
  'elementskit-client-logo',
  'elementskit-testimonial',
  'elementskit-woo-product-carousel',
  'elementskit-facebook-review',
  'elementskit-yelp',
];
