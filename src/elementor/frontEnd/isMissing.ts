import { windowValue } from '../../core/settings/siteGlobals';
import { pageGlobal } from '../../page/base/globals';

/** The address of the front end's script, or its id; `elementor-frontend-js-before` is only its data. */
const SCRIPT = /\/elementor\/assets\/js\/(frontend|webpack)|\belementor-frontend-js(?!-)/;

/** Looks at all attributes: optimisers that delay scripts keep the address in another one, or list scripts in one. */
const isElementorScript = (script: Element): boolean => [...script.attributes].some(({ value }) => SCRIPT.test(value));

/** Is this a page of Elementor without its front end, and without a script that would load it later? */
export const isFrontEndMissing = (): boolean =>
  !!pageGlobal('elementorFrontendConfig') &&
  windowValue('elementorFrontend') === undefined &&
  ![...document.scripts].some(isElementorScript);
