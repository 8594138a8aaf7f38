import { type InferSettings, isRecord, phrase, plural, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** Texts of a carousel for visitors and screen readers; part of each widget's settings. */
export const carouselTexts = {
  /** The carousel’s name for screen readers. */
  label: phrase('Carousel'),
  /** Its name for screen readers. */
  roleText: phrase('carousel'),
  /** The name of a slide for screen readers. */
  slideRoleText: phrase('slide'),
  /** The label of the arrow back. */
  previousText: phrase('Previous'),
  /** The label of the arrow forward. */
  nextText: phrase('Next'),
  /** The label of a dot. */
  dotText: plural('Go to slide %n%'),
  /** The label of a slide; also said when it comes. */
  slideText: plural('%n% of %total%'),
  /** The label of the button that stops autoplay. */
  pauseText: phrase('Pause'),
  /** The label of the button that starts it again. */
  playText: phrase('Play'),
};

const schema = settingsSchema(carouselTexts);

/** The values of these settings. */
export type CarouselTexts = InferSettings<typeof schema>;

/** The same for Elementor's carousels, whose arrows name the slide that comes. */
export const builderTexts = {
  ...carouselTexts,
  /** The label of the arrow back. */
  previousText: phrase('Previous slide'),
  /** The label of the arrow forward. */
  nextText: phrase('Next slide'),
};

/** The texts that Elementor prints on the page, in its language. */
export function pageTexts(): RawSettings {
  const i18n = pageGlobal('elementorFrontendConfig')?.i18n;
  if (!isRecord(i18n)) return {};
  const bullet = i18n.a11yCarouselPaginationBulletMessage;
  return {
    previousText: i18n.a11yCarouselPrevSlideMessage,
    nextText: i18n.a11yCarouselNextSlideMessage,
    dotText: typeof bullet === 'string' ? `${bullet} %n%` : undefined,
  };
}
