import { type ReactNode, useCallback } from 'react';
import { Place } from '../../core/react/Place';
import { iconOf } from '../../elementor/iconMarkup';

const HIDDEN = { 'aria-hidden': 'true' };
const AS_ITS_CONTENT = { display: 'contents' };

/** The arrow of a link that opens something; none without an icon. */
export function Arrow({ link, icon }: { link: HTMLElement; icon: string }): ReactNode {
  const fill = useCallback(
    (element: HTMLElement | null): void => {
      const content = element && iconOf(icon);
      if (content) element.replaceChildren(content);
    },
    [icon],
  );
  if (!icon) return null;
  return (
    <Place in={link} as="span" className="sub-arrow" attrs={HIDDEN}>
      <span ref={fill} style={AS_ITS_CONTENT} />
    </Place>
  );
}
