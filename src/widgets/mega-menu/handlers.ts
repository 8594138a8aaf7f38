export default ['mega-menu'];
