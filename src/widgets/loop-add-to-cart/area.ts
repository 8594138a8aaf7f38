import { createArea } from '../../page/cart/area';

/** Where list buttons are ours. */
export const area = createArea();
