import { type ReactNode, useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf } from '../../core/react/hooks';
import { addressOf, imageOf, labelOf } from './markup';
import type { GallerySettings } from './settings';

/** Resolves when the picture is loaded; rejects when that fails. */
async function load(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}

function Picture({ item, image, isLazy }: { item: Element; image: HTMLElement; isLazy: boolean }): ReactNode {
  const [shown, setShown] = useState<string | null>(null);
  const address = addressOf(image);
  useLayoutEffect(() => {
    if (!address) return undefined;
    let isOver = false;
    const show = (): void => {
      load(address).then(
        () => !isOver && setShown(address),
        () => undefined,
      );
    };
    if (!isLazy) show();
    const stop = isLazy ? watchInView(image, (isIn) => isIn && show(), '300px') : undefined;
    return () => {
      isOver = true;
      stop?.();
    };
  }, [address, image, isLazy]);
  const label = labelOf(item, image);
  return (
    <Bind
      to={image}
      class={{ 'e-gallery-image-loaded': shown !== null }}
      attrs={label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }}
      style={{ 'background-image': shown === null ? undefined : `url(${JSON.stringify(shown)})` }}
    />
  );
}

/** Loads the pictures of the items as backgrounds; with `isLazy`, each when it is near the window. */
export const Pictures = ({ items, isLazy }: { items: readonly HTMLElement[]; isLazy: boolean }): ReactNode =>
  items.map((item) => {
    const image = imageOf(item);
    return image && <Picture key={keyOf(image)} item={item} image={image} isLazy={isLazy} />;
  });

const OVERLAY = ':scope > .elementor-gallery-item__overlay';
const CONTENT = ':scope > .elementor-gallery-item__content';

/** The class by which Elementor's style sheet animates a part of a hovered item. */
const classFor = (animation: string): Record<string, boolean> =>
  /^[\w-]+$/.test(animation) ? { [`elementor-animated-item--${animation}`]: true } : {};

/** Adds the classes by which Elementor's style sheet animates a hovered or focused item. */
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
