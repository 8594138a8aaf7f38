import { manifest } from '../../core/manifest';

/** A page that is scrolled from section to section. */
export default manifest({ name: 'page-scroll', adopts: ['[data-elementor-settings*="ekit_onepagescroll"]'] });
