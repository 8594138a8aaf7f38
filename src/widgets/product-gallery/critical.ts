import { NAV_MARK } from './nav';
import { GALLERY, SLIDE } from './slides';

const BUTTON = '.flex-control-nav>li>button';

/**
 * The gallery is seen at once, and takes the room that it keeps: the first image, and the thumbnails below it. Everything
 * but the buttons' reset gives way to the theme.
 */
export const critical = [
  `${GALLERY}{opacity:1!important;transition:none!important}`,
  `${GALLERY}:has(>[${NAV_MARK}]) ${SLIDE}:nth-child(n+2){display:none}`,
  `:where(${GALLERY}){position:relative}`,
  `:where(${GALLERY}__trigger){position:absolute;z-index:9;top:.5em;inset-inline-end:.5em}`,
  ':where(.flex-control-nav,.flex-direction-nav){display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}',
  ':where(.flex-direction-nav){justify-content:space-between}',
  ':where(.flex-control-thumbs img){display:block;width:100%;height:auto;aspect-ratio:auto 1}',
  `${BUTTON}{all:unset;display:block;width:100%;cursor:pointer}`,
  `${BUTTON}:focus-visible{outline:2px solid;outline-offset:2px}`,
].join('');
