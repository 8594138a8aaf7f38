import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { isDrivenByEditor } from '../../elementor/elements';
import { Carousel, type CarouselState } from './Carousel';
import { ELEMENTOR } from './elementor';
import { Lazy } from './Lazy';
import type { Finder, Row } from './markup';
import type { CarouselTexts } from './phrases';
import type { CarouselOptions } from './rules';

interface ElementorCarouselProps extends Row {
  host: HTMLElement;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** @default Elementor's own */
  finder?: Finder;
  children?(state: CarouselState): ReactNode;
}

/** A carousel of Elementor, with the class names that its style sheets know; its editor drives its own. */
export function ElementorCarousel(props: ElementorCarouselProps): ReactNode {
  const { host, slides, finder = ELEMENTOR, children } = props;
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
