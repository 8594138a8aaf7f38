import type { WidgetForm } from '../../core/settings/form';
import { isUnnamed, printedAttribute } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const FRAME = 'iframe:not([data-storefront-own=""] *)';

/** Settings of a provider's player count where the page has neither a player nor a file. */
const isBuilt = (host: HTMLElement): boolean => !host.querySelector(`video, ${FRAME}`);

function takesTitle(host: HTMLElement): boolean {
  const frame = host.querySelector(FRAME);
  return isBuilt(host) || (frame !== null && !printedAttribute(frame, 'title'));
}

function takesPlayText(host: HTMLElement): boolean {
  const overlay = host.querySelector('.elementor-custom-embed-image-overlay:not([data-elementor-lightbox])');
  const button = overlay?.querySelector('.elementor-custom-embed-play');
  return overlay !== null && (!button || isUnnamed(button));
}

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Video',
  fields: {
    video_type: {
      label: 'Video from',
      group: 'content',
      options: {
        youtube: 'YouTube',
        vimeo: 'Vimeo',
        dailymotion: 'Dailymotion',
        videopress: 'VideoPress',
        hosted: 'A file of this site',
      },
      appliesTo: isBuilt,
    },
    youtube_url: {
      label: 'Address at YouTube',
      group: 'content',
      about: 'Counts if the page has no player of its own.',
      appliesTo: isBuilt,
    },
    vimeo_url: {
      label: 'Address at Vimeo',
      group: 'content',
      about: 'Counts if the page has no player of its own.',
      appliesTo: isBuilt,
    },
    start: { label: 'Start at', group: 'content', about: 'At 0 the address of the video decides.', appliesTo: isBuilt },
    end: { label: 'End at', group: 'content', about: 'At 0 the video plays to its end.', appliesTo: isBuilt },
    show_image_overlay: {
      label: 'Image before the video',
      about: 'A press on it plays the video.',
      appliesTo: () => false,
    },
    lightbox: { label: 'Open over the page', about: 'It plays in the lightbox.' },
    autoplay: {
      label: 'Play by itself',
      about: 'If no image is before it, and not for visitors who prefer less motion.',
    },
    mute: { label: 'Without sound', appliesTo: isBuilt },
    loop: { label: 'Repeat', appliesTo: isBuilt },
    controls: { label: 'Show controls', about: 'Those of YouTube or Vimeo.', appliesTo: isBuilt },
    cc_load_policy: { label: 'Show subtitles', appliesTo: isBuilt },
    rel: { label: 'Suggest videos of others', about: 'YouTube does so at the end.', appliesTo: isBuilt },
    yt_privacy: { label: 'Privacy mode', about: 'Uses YouTube’s address without cookies.', appliesTo: isBuilt },
    labelText: {
      label: 'Title of the video',
      about: 'Screen readers say it if the page gives none.',
      appliesTo: takesTitle,
    },
    playText: {
      label: 'Play button',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: takesPlayText,
    },
    watchText: {
      label: 'Link before consent',
      about: 'Shown in place of the video until the visitor consents.',
      appliesTo: isBuilt,
    },
    consentCategory: {
      label: 'Needed consent',
      group: 'advanced',
      about: 'Videos of other sites wait for it; until then a link shows.',
      appliesTo: isBuilt,
    },
  },
};
