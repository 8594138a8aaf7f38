import { windowValue } from '../../core/settings/siteGlobals';
import { pageGlobal } from '../../page/base/globals';

const SCRIPT = /\/elementor\/assets\/js\/(frontend|webpack)/;

/** An optimiser that delays scripts keeps their addresses in other attributes. */
const isElementorScript = (script: Element): boolean =>
  script.id === 'elementor-frontend-js' || [...script.attributes].some(({ value }) => SCRIPT.test(value));

/** Is this a page of Elementor whose own front end is switched off, and does not come later? */
export const isFrontEndMissing = (): boolean =>
  !!pageGlobal('elementorFrontendConfig') &&
  windowValue('elementorFrontend') === undefined &&
  ![...document.scripts].some(isElementorScript);
