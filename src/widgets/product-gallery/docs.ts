import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  slider: 'Show one image at a time.',
  zoom: 'Magnify images that are larger than the gallery.',
  lightbox: 'Open images full-screen.',
  animation: 'How one image follows another.',
  animationSpeed: 'How long that takes.',
  slideshow: 'Go on by itself.',
  slideshowSpeed: 'How long each image stays then.',
  animationLoop: 'After the last image comes the first.',
  smoothHeight: 'Be as high as the image shown, not as the highest.',
  directionNav: 'Show arrows.',
  controlNav: 'What chooses an image.',
  direction: 'Where the next image comes from; auto: as the page reads.',
  zoomDuration: 'How long the magnified image fades.',
  triggerText: 'The label of what opens the lightbox.',
  previousText: 'The arrow back.',
  nextText: 'The arrow forward.',
  history: 'Keep the lightbox’s position in the address.',
  shareButtons: 'The lightbox’s share menu.',
  showDuration: 'How long the lightbox opens.',
  hideDuration: 'How long it closes.',
  idle: 'When its controls hide; 0: never.',
  counterText: 'Its counter. Not given, like the next three: the text of all lightboxes.',
  loadingText: 'What it says while an image loads.',
  closeText: 'The label of its closing cross.',
  errorText: 'What it shows, as a link to the image, when that fails.',
};
