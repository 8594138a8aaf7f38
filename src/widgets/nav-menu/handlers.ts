export default ['nav-menu'];
