export default ['elementskit-google-map'];
