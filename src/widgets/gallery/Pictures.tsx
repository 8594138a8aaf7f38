import { type ReactNode, useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { Bind } from '../../core/react/Bind';
import { keyOf } from '../../core/react/hooks';
import { addressOf, imageOf, labelOf } from './markup';

/** Resolves when the picture is there; rejects when it cannot be had. */
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

/** Gives the items their pictures, as backgrounds; `isLazy`: when they are near. */
export const Pictures = ({ items, isLazy }: { items: readonly HTMLElement[]; isLazy: boolean }): ReactNode =>
  items.map((item) => {
    const image = imageOf(item);
    return image && <Picture key={keyOf(image)} item={item} image={image} isLazy={isLazy} />;
  });
