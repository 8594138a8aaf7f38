import { type InferSettings, isRecord, phrase, plural, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { printedName } from './markup';

/** The texts of a carousel; part of each widget's settings. */
export const carouselTexts = {
  /** The carousel’s name for screen readers. Not given: the name that the page gives it. */
  label: phrase('Carousel'),
  /** How screen readers name the carousel’s role. */
  roleText: phrase('carousel'),
  /** How screen readers name a slide’s role. */
  slideRoleText: phrase('slide'),
  /** The label of the previous arrow. */
  previousText: phrase('Previous'),
  /** The label of the next arrow. */
  nextText: phrase('Next'),
  /** The label of a dot. `%n%` is the number of its slide. */
  dotText: plural('Go to slide %n%'),
  /** The label of a slide, also announced when the visitor moves to it. */
  slideText: plural('%n% of %total%'),
  /** The label of the button that stops autoplay. */
  pauseText: phrase('Pause'),
  /** The label of the button that starts autoplay again. */
  playText: phrase('Play'),
};

const schema = settingsSchema(carouselTexts);

/** The values of `carouselTexts`. */
export type CarouselTexts = InferSettings<typeof schema>;

/** The texts of carousels with Elementor's markup; their arrows have other default labels. */
export const elementorTexts = {
  ...carouselTexts,
  /** The label of the previous arrow. */
  previousText: phrase('Previous slide'),
  /** The label of the next arrow. */
  nextText: phrase('Next slide'),
};

/** The texts that Elementor prints on the page, in the page's language; `host`: a carousel that it has named. */
export function printedTexts(host?: Element): RawSettings {
  const label = host && printedName(host, '.swiper-wrapper');
  const i18n = pageGlobal('elementorFrontendConfig')?.i18n;
  if (!isRecord(i18n)) return { label };
  const bullet = i18n.a11yCarouselPaginationBulletMessage;
  return {
    label,
    previousText: i18n.a11yCarouselPrevSlideMessage,
    nextText: i18n.a11yCarouselNextSlideMessage,
    dotText: typeof bullet === 'string' ? `${bullet} %n%` : undefined,
  };
}
