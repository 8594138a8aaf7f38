/** The page builder's handlers that this widget stands in for. */
export default ['media-carousel', 'testimonial-carousel', 'reviews'];
