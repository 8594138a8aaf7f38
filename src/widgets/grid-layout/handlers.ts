/** The page builder's handlers that this widget stands in for. */
export default ['elementskit-gallery', 'elementskit-blog-posts', 'elementskit-video-gallery'];
