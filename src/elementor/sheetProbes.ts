import type { Probes } from '../core/load/styles';

/** What tells whether the page has the style sheets of Elementor and ElementsKit. */
export const SHEET_PROBES: Probes = {
  elementor: ['elementor', 'elementor-background-overlay'],
  elementskit: ['ekit-wid-con', 'xs-overlay'],
};
