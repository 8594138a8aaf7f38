import { windowValue } from '../../core/settings/siteGlobals';
import { pageGlobal } from '../../page/base/globals';

const SCRIPT = /\/elementor\/assets\/js\/(frontend|webpack)/;

/** Optimisers that delay scripts keep the address in another attribute. */
const isElementorScript = (script: Element): boolean =>
  script.id === 'elementor-frontend-js' || [...script.attributes].some(({ value }) => SCRIPT.test(value));

/** Is this a page of Elementor without its front end, and without a script that would load it later? */
export const isFrontEndMissing = (): boolean =>
  !!pageGlobal('elementorFrontendConfig') &&
  windowValue('elementorFrontend') === undefined &&
  ![...document.scripts].some(isElementorScript);
