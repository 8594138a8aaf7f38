import { manifest } from '../../core/manifest';
import { COUNT, guardCount } from './guard';

/** How many products are shown, said again when the list is sorted (spec §9 “Sorted-by live region”). */
export default manifest({ name: 'result-count', adopts: [COUNT], guard: guardCount });
