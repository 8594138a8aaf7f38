import type { Manifest } from '../../core/types';
import { COUNT, guardCount } from './guard';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce'];

/** The order of a product list, and its count. */
export const early = {
  name: 'sort-dropdown',
  adopts: ['.woocommerce-ordering', COUNT],
  guard: guardCount,
} satisfies Manifest;
