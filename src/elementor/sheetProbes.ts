import type { Probes } from '../core/load/styles';

/** The probes by which `findBareVendors` tells whether the page has the style sheets of Elementor and ElementsKit. */
export const SHEET_PROBES: Probes = {
  elementor: ['elementor', 'elementor-background-overlay'],
  elementskit: ['ekit-wid-con', 'xs-overlay'],
};
