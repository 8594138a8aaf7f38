/** The page builder's handlers that this widget stands in for. */
export default ['image-carousel', 'nested-carousel', 'loop-carousel'];
