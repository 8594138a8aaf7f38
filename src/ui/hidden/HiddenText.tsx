import type { ReactNode } from 'react';
import { Place, type PlaceProps } from '../../core/react/Place';
import './hidden.css';

/**
 * Places a text for screen readers only. It is a module of its own so that all widgets share one style sheet, whose class
 * other elements may use, too.
 */
export const HiddenText = (props: Omit<PlaceProps, 'as' | 'className'>): ReactNode => (
  <Place {...props} as="span" className="storefront-hidden-text" />
);
