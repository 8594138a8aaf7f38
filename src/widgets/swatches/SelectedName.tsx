import { type ReactNode, useState } from 'react';
import { Bind } from '../../core/Bind';
import { Place } from '../../core/Place';

const NAME = 'woo-selected-variation-item-name';

/** The title of the chosen item, next to the attribute's name. */
export function SelectedName({ label, text }: { label: HTMLElement; text: string }): ReactNode {
  // The theme, or the legacy script before us, may have made the element.
  const [there] = useState(() => label.querySelector(`.${NAME}`));
  if (there) return <Bind to={there} text={text} />;
  return (
    <Place as="span" in={label} className={NAME} attrs={{ 'data-default': '' }}>
      {text}
    </Place>
  );
}
