import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A click on an arrow is repeated once the carousel runs. */
export const hold = { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-image-comparison'];

const HOST = '[data-widget~=jet-image-comparison]';

/** Before it starts, the first pictures are there; JetElements hides all until its script has run. */
const critical = (): string => {
  const slider = '.jet-image-comparison__instance:not(.slick-initialized)';
  const frame = `${HOST} .jet-juxtapose:not(.juxtapose)`;
  return (
    `${HOST}${HOST} ${slider}{display:flex;align-items:flex-start;overflow:hidden}` +
    `${HOST}${HOST}[data-widget-state=failed] ${slider}{overflow:auto}` +
    `${HOST} ${slider}>*{flex:0 0 100%;min-width:0}` +
    `:where(${frame})>img{display:block;width:100%}` +
    `${HOST}:not([data-widget-state=failed]) .jet-juxtapose:not(.juxtapose)>img~img{display:none}`
  );
};

/** JetElements' comparisons of two pictures, in a row. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-image-comparison."]'],
  when: 'visible',
  critical,
} satisfies WidgetManifest;
