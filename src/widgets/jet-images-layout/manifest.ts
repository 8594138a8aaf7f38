import type { Manifest } from '../../core/types';

export const handlers = ['jet-images-layout'];

const HOST = '[data-widget~=jet-images-layout]';

/** Before it starts, pictures are in rows, without JetElements' loaders in front of them. */
const critical = (): string => {
  const list = `${HOST} .layout-type-masonry .jet-images-layout__list`;
  const columns = (device: string): string =>
    [1, 2, 3, 4, 5, 6]
      .map(
        (count) =>
          `:where(${HOST}:is([data-settings*='"columns${device}":"${count}"'],[data-settings*='"columns${device}":${count}'])){--jet-columns:${count}}`,
      )
      .join('');
  return (
    `${HOST} .jet-images-layout__image-loader{display:none}${HOST} .jet-images-layout__link{opacity:1}` +
    `:where(${HOST}){--jet-columns:3}${columns('')}` +
    `@media(max-width:1024px){${columns('_tablet')}}@media(max-width:767px){${columns('_mobile')}}` +
    `${HOST}${list}:not(:has(>.salvattore-column)){display:grid;grid-template-columns:repeat(var(--jet-columns),minmax(0,1fr));align-items:start}`
  );
};

/** JetElements' pictures in columns, rows or a list. */
export const elementor = {
  name: 'jet-images-layout',
  adopts: ['[data-widget_type^="jet-images-layout."]'],
  when: 'visible',
  critical,
} satisfies Manifest;
