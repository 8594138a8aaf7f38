import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { actionLinks } from '../../elementor/actionLinks';
import { asButton, pressByKey } from '../../page/focus/asButton';
import { panelAction } from './open';

interface LinksProps {
  wrapper: HTMLElement;
  id: string;
  isOpen: boolean;
}

/** The links of the page that open or close a panel; those in a copy of it are the copy's. */
function linksOf(wrapper: HTMLElement, id: string): HTMLElement[] {
  return actionLinks().filter((link) => {
    const around = link.closest('.e-off-canvas');
    const isInCopy = around !== wrapper && around?.id === wrapper.id;
    return !isInCopy && panelAction(link)?.id === id;
  });
}

/** Such links are buttons, which tell the panel's state where they stand outside. */
export function Links({ wrapper, id, isOpen }: LinksProps): ReactNode {
  const links = useLiveList(() => linksOf(wrapper, id));
  const itemOf = (link: HTMLElement): BindItem => {
    const { attrs } = asButton(link, () => {});
    const isInside = wrapper.contains(link);
    return [
      link,
      {
        attrs: {
          ...attrs,
          'aria-controls': wrapper.id || undefined,
          'aria-haspopup': isInside ? undefined : 'dialog',
          'aria-expanded': isInside ? undefined : String(isOpen),
        },
        // The page's one listener of action links has the click.
        on: { keydown: pressByKey },
      },
    ];
  };
  return <BindAll items={links.map(itemOf)} />;
}
