import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

const SHARED = 'Not set: as in every lightbox.';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product gallery',
  fields: {
    slider: { label: 'One image at a time' },
    zoom: { label: 'Magnify under the pointer', about: 'Images that are larger than the gallery.' },
    lightbox: { label: 'Open in full screen' },
    slideshow: { label: 'Play by itself' },
    slideshowSpeed: { label: 'Time per image' },
    animationLoop: { label: 'Start again after the last' },
    directionNav: { label: 'Show arrows' },
    controlNav: {
      label: 'Buttons for the images',
      options: { thumbnails: 'Thumbnails', dots: 'Dots', none: 'None' },
    },
    shareButtons: {
      label: 'Share menu in full screen',
      about: 'Any of the words facebook, twitter, pinterest and download. Without any there is no menu.',
    },
    idle: {
      label: 'Time until controls hide',
      about: 'In full screen, from the last movement on. 0: they never hide.',
    },
    history: { label: 'Address names the open image', about: 'A copied address opens the same image in full screen.' },
    animation: { label: 'Way of moving', group: 'look', options: { fade: 'Fade', slide: 'Slide' } },
    animationSpeed: { label: 'Duration of a move', group: 'look' },
    smoothHeight: {
      label: 'Height follows the image',
      group: 'look',
      about: 'Otherwise the gallery is as high as its highest image.',
    },
    direction: {
      label: 'Order of the images',
      group: 'look',
      options: { auto: 'As the page reads', ltr: 'From left to right', rtl: 'From right to left' },
    },
    zoomDuration: { label: 'Time to magnify', group: 'look' },
    showDuration: { label: 'Time to open in full screen', group: 'look' },
    hideDuration: { label: 'Time to leave full screen', group: 'look' },
    triggerText: { label: 'Full screen button', about: 'Screen readers say it.' },
    previousText: { label: 'Arrow back' },
    nextText: { label: 'Arrow forward' },
    counterText: {
      label: 'Counter in full screen',
      about: '%curr% stands for the number of the image, %total% for that of all. Not set: as in every lightbox.',
    },
    loadingText: { label: 'While an image loads', about: SHARED },
    errorText: { label: 'If an image does not load', about: SHARED },
    closeText: { label: 'Close button', about: SHARED },
  },
};
