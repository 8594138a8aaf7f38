/** The add-on's handlers that this widget stands in for. */
export default ['elementskit-image-accordion'];
