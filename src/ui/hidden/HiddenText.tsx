import type { ReactNode } from 'react';
import { Place, type PlaceProps } from '../../core/react/Place';
import './hidden.css';

/**
 * Places a text for screen readers only. In a separate module, so that all widgets share one style sheet; other
 * elements may use its class, too.
 */
export const HiddenText = (props: Omit<PlaceProps, 'as' | 'className'>): ReactNode => (
  <Place {...props} as="span" className="storefront-hidden-text" />
);
