import { MOBILE, TABLET } from '../../elementor/base/breakpoints';
import { type CarouselOptions, PLAIN } from '../../ui/carousels/rules';
import type { ElementsKitSettings, Step } from './settings';

/** The steps of settings without columns and steps. */
const DEFAULT_STEPS: readonly Step[] = [
  { from: 0, slidesPerView: 1 },
  { from: MOBILE + 1, slidesPerView: 2 },
  { from: TABLET + 1, slidesPerView: 4 },
];

/** The steps of the settings; the default ones if they name neither columns nor steps. */
export const stepsOf = ({ slidesPerView, breakpoints }: ElementsKitSettings): readonly Step[] =>
  slidesPerView === null && breakpoints.length === 0 ? DEFAULT_STEPS : breakpoints;

/** The last step that begins at or below `width`; undefined below the first one. */
export const stepAt = (steps: readonly Step[], width: number): Step | undefined =>
  steps.findLast(({ from }) => width >= from);

/** Translates the settings, and those of the current step, into the options of a carousel. */
export function optionsOf(settings: ElementsKitSettings, step: Step | undefined): CarouselOptions {
  const perView = step?.slidesPerView ?? settings.slidesPerView ?? 4;
  const columns = Math.floor(perView);
  return {
    ...PLAIN,
    columns,
    perView,
    group: columns === 1 ? 1 : Math.round(step?.slidesPerGroup ?? settings.slidesPerGroup),
    space: step?.spaceBetween ?? settings.spaceBetween,
    loop: settings.loop,
    natural: settings.variableWidth,
    speed: settings.speed,
    autoplay: settings.autoplay,
    delay: settings.autoplayDelay,
    pausesOnHover: settings.pauseOnHover,
    arrows: settings.arrows,
    pagination: settings.dots ? 'bullets' : 'none',
  };
}
