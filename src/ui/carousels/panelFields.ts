/** What an editor reads in the panel about the settings that carousels share. Only the forms of the panel load it. */
import type { FormField } from '../../core/settings/form';
import type { CarouselTexts } from './phrases';

const SPOKEN = 'Screen readers say it.';

/** The texts of a carousel: `carouselTexts` and `elementorTexts`. */
export const textFields: Readonly<Record<keyof CarouselTexts, FormField>> = {
  label: { label: 'Name of the carousel', about: 'Screen readers say it, unless the page names the carousel itself.' },
  previousText: { label: 'Previous arrow', about: SPOKEN },
  nextText: { label: 'Next arrow', about: SPOKEN },
  dotText: { label: 'Dot', about: 'Screen readers say it. %n% stands for the number of the slide.' },
  slideText: {
    label: 'Name of a slide',
    about: 'Screen readers say it. %n% stands for the number of the slide, %total% for the number of all.',
  },
  pauseText: { label: 'Pause button', about: SPOKEN },
  playText: { label: 'Play button', about: SPOKEN },
  roleText: { label: 'Word for “carousel”', about: 'Screen readers say it after the name of the carousel.' },
  slideRoleText: { label: 'Word for “slide”', about: 'Screen readers say it after the name of a slide.' },
};

/** Autoplay as Elementor names it; fits `sharedOptions`. */
export const autoplayFields = {
  autoplay: { label: 'Play by itself' },
  autoplay_speed: { label: 'Time per slide' },
  pause_on_hover: { label: 'Pause under the pointer' },
  pause_on_interaction: {
    label: 'Stop once used',
    about: 'It no longer plays by itself once the visitor has moved it.',
  },
} satisfies Record<string, FormField>;
