const HOST = ':where(.jet-woo-carousel,[data-widget~=product-carousel])';

/**
 * The slides stand in a row from the first paint on, as many as the defaults say, and can be scrolled without us. What a
 * carousel is configured to comes with the widget; a site may set the two properties itself.
 */
export const critical = [
  `${HOST}{--columns:4;--space:10px}`,
  `@media(max-width:1024px){${HOST}{--columns:2}}`,
  `@media(max-width:767px){${HOST}{--columns:1}}`,
  `${HOST} :where(.swiper-wrapper){display:flex;gap:var(--space);overflow:auto;scrollbar-width:none}`,
  `${HOST} :where(.swiper-slide){flex:0 0 calc((100% + var(--space))/var(--columns) - var(--space));min-width:0}`,
].join('');
