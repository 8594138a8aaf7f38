/** The add-on's handlers that this widget stands in for. */
export default ['elementskit-simple-tab', 'elementskit-tab', 'elementskit-post-tab', 'elementskit-advanced-toggle'];
