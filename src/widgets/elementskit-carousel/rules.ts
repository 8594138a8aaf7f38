import { type CarouselOptions, PLAIN } from '../../ui/carousels/rules';
import type { KitSettings, Step } from './settings';

/** The columns where nothing is said about them, by the widths at which they begin. */
const USUAL: readonly Step[] = [
  { from: 0, slidesPerView: 1 },
  { from: 768, slidesPerView: 2 },
  { from: 1025, slidesPerView: 4 },
];

/** What holds from which width on. */
export const stepsOf = ({ slidesPerView, breakpoints }: KitSettings): readonly Step[] =>
  slidesPerView === null && breakpoints.length === 0 ? USUAL : breakpoints;

/** The step of the widest width that `width` reaches; undefined below the first. */
export const stepAt = (steps: readonly Step[], width: number): Step | undefined =>
  steps.findLast(({ from }) => width >= from);

/** The settings in the words of a carousel. */
export function optionsOf(settings: KitSettings, step: Step | undefined): CarouselOptions {
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
