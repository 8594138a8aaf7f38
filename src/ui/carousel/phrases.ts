import { type InferSettings, isRecord, phrase, plural, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** What visitors see or hear of a carousel; part of each widget's settings. */
export const carouselTexts = {
  label: phrase('Carousel'),
  roleText: phrase('carousel'),
  slideRoleText: phrase('slide'),
  previousText: phrase('Previous'),
  nextText: phrase('Next'),
  dotText: plural('Go to slide %n%'),
  slideText: plural('%n% of %total%'),
  pauseText: phrase('Pause'),
  playText: phrase('Play'),
};

const schema = settingsSchema(carouselTexts);

/** The values of these settings. */
export type CarouselTexts = InferSettings<typeof schema>;

/** The same for the page builder's carousels, whose arrows name what comes. */
export const builderTexts = {
  ...carouselTexts,
  previousText: phrase('Previous slide'),
  nextText: phrase('Next slide'),
};

/** The texts that the page builder prints on the page, in its language. */
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
