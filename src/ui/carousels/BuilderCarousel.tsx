import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { isDrivenByEditor } from '../../elementor/elements';
import { BUILDER } from './builder';
import { Carousel, type CarouselState } from './Carousel';
import { Lazy } from './Lazy';
import type { Finder, Row } from './markup';
import type { CarouselTexts } from './phrases';
import type { CarouselOptions } from './rules';

interface BuilderCarouselProps extends Row {
  host: HTMLElement;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** @default the page builder's own */
  finder?: Finder;
  children?(state: CarouselState): ReactNode;
}

/** A carousel of the page builder, with the class names that its style sheets know; its editor drives its own. */
export function BuilderCarousel(props: BuilderCarouselProps): ReactNode {
  const { host, slides, finder = BUILDER, children } = props;
  if (isDrivenByEditor(host)) return null;
  const isWidget = host.hasAttribute('data-widget_type');
  const wrap = isWidget && host.closest('.elementor-widget-wrap');
  return (
    <>
      {isWidget && <Bind to={host} class={{ 'e-widget-swiper': true }} />}
      {wrap && <Bind to={wrap} class={{ 'e-swiper-container': true }} />}
      <Carousel {...props} finder={finder} isLive>
        {(state) => (
          <>
            <Lazy slides={slides} index={state.index} track={state.track} />
            {children?.(state)}
          </>
        )}
      </Carousel>
    </>
  );
}
