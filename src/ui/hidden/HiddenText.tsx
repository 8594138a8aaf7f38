import type { ReactNode } from 'react';
import { Place, type PlaceProps } from '../../core/react/Place';
import './hidden.css';

/** A text that only screen readers have; placed as in `Place`. */
export const HiddenText = (props: Omit<PlaceProps, 'as' | 'className'>): ReactNode => (
  <Place {...props} as="span" className="storefront-hidden-text" />
);
