import type { ReactNode } from 'react';
import { Place, type PlaceProps } from '../../core/react/Place';
import './hidden.css';

/**
 * Places a text for screen readers only. Any element can have its class, `storefront-hidden-text`; a file of its own,
 * so that its style sheet is loaded once for all widgets.
 */
export const HiddenText = (props: Omit<PlaceProps, 'as' | 'className'>): ReactNode => (
  <Place {...props} as="span" className="storefront-hidden-text" />
);
