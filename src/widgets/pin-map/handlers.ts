export default ['jet-map'];
