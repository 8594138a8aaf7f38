import type { WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost, criticalNumbers } from '../../elementor/critical';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-images-layout'];

const HOST = /* @__PURE__ */ criticalHost('jet-images-layout');

/** Before it starts, pictures are in rows, without JetElements' loaders in front of them. */
const critical = (): string => {
  const list = `${HOST}${HOST} .layout-type-masonry .jet-images-layout__list`;
  return (
    `${HOST} .jet-images-layout__image-loader{display:none}${HOST} .jet-images-layout__link{opacity:1}` +
    criticalNumbers(HOST, '--jet-columns', { keys: ['columns'], most: 6, initial: 3 }) +
    `${list}:not(:has(>.salvattore-column)){display:grid;grid-template-columns:repeat(var(--jet-columns),minmax(0,1fr));align-items:start}`
  );
};

/** JetElements' pictures in columns, rows or a list. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-images-layout."]'],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'jet-images-layout'),
  critical,
} satisfies WidgetManifest;
