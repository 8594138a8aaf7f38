/** What can open the lightbox: links, and elements with their own settings. */
export const LINKS = 'a, [data-elementor-lightbox]';

/** Links that may lead to an image. */
export const IMAGE_LINKS =
  'a:is([href*=".png" i],[href*=".jp" i],[href*=".gif" i],[href*=".svg" i],[href*=".webp" i],[href*=".avif" i])';

/** The links of a group in order, without the copies that sliders make. */
export function groupOf(name: string): Element[] {
  const links = [...document.querySelectorAll('[data-elementor-lightbox-slideshow]')].filter(
    (link) =>
      link.getAttribute('data-elementor-lightbox-slideshow') === name &&
      link.matches(LINKS) &&
      !link.closest('.swiper-slide-duplicate, .slick-cloned'),
  );
  const placeOf = (link: Element, at: number): number => {
    const given = Number.parseFloat(link.getAttribute('data-elementor-lightbox-index') ?? '');
    return Number.isNaN(given) ? at : given;
  };
  const places = new Map(links.map((link, at) => [link, placeOf(link, at)]));
  return links.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The element to press: the link itself, else a button inside, else the whole element. */
export const triggerOf = (link: Element): Element =>
  link.localName === 'a' ? link : (link.querySelector('a[href], button, [role=button]') ?? link);
