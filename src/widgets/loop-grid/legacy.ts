import { isRecord } from '../../core/settings';
import { pageGlobal } from '../../page/base/globals';
import { runsBuilder } from '../../page/elementor';
import { MARK } from './guard';

/** Has the page builder's own script begun before ours? Then it keeps the page's lists. */
export function isBuilders(): boolean {
  if (!runsBuilder()) return false;
  const handler = pageGlobal('elementorFrontend')?.elementsHandler;
  const add = isRecord(handler) ? handler.addHandler : undefined;
  return typeof add === 'function' && !(MARK in add);
}
