import type { Quantity } from './quantity';
import type { Availability, Variation, VariationImage } from './types';

/** What the page shows of the form's state. What is undefined stands as the server has it. */
export interface View {
  variation?: Variation;
  quantity?: Quantity;
  /** The value of the hidden variation ids. */
  id?: number | '';
  /** `select`: there is still something to choose; undefined before the first look at the form. */
  button?: 'ready' | 'select' | 'unavailable';
  /** A question to the server is under way. */
  isBusy?: boolean;
  /** Takes the place of the first picture of the gallery. */
  image?: VariationImage;
  imageId?: number | string;
  availability?: Availability;
  resetLink?: boolean;
  resetAlert?: string;
  noMatch?: boolean;
  /** The HTML in `.single_variation`. */
  details?: string;
  /** `block` where a style sheet hides the details and counts on a script to show them. */
  detailsDisplay?: string;
}
