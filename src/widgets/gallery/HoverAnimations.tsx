import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { imageOf } from './markup';
import type { GallerySettings } from './settings';

const OVERLAY = ':scope > .elementor-gallery-item__overlay';
const CONTENT = ':scope > .elementor-gallery-item__content';

/** The class by which Elementor's style sheet animates a part of a hovered item. */
const classFor = (animation: string): Record<string, boolean> =>
  /^[\w-]+$/.test(animation) ? { [`elementor-animated-item--${animation}`]: true } : {};

/** Marks what moves or appears when an item is hovered or focused; how is said by Elementor's style sheet. */
export function HoverAnimations({
  items,
  settings,
}: {
  items: readonly HTMLElement[];
  settings: GallerySettings;
}): ReactNode {
  const {
    image_hover_animation: image,
    background_overlay_hover_animation: overlay,
    content_hover_animation: content,
    content_sequenced_animation: isSequenced,
  } = settings;
  const bound = items.flatMap((item): BindItem[] => {
    const parts: BindItem[] = [];
    const mark = (part: Element | null, names: Record<string, boolean | undefined>): void => {
      if (part) parts.push([part, { class: names }]);
    };
    const texts = item.querySelector(CONTENT);
    mark(item, { 'elementor-animated-content': image || overlay || content ? true : undefined });
    mark(imageOf(item), classFor(image));
    mark(item.querySelector(OVERLAY), classFor(overlay));
    mark(texts, { 'elementor-gallery--sequenced-animation': isSequenced || undefined });
    for (const text of texts?.children ?? []) mark(text, classFor(content));
    return parts;
  });
  return <BindAll items={bound} />;
}
