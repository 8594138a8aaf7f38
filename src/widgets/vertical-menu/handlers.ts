/** The names of the page builder's handlers that this widget stands in for. */
export default ['ekit-vertical-menu'];
