import type { Stop } from '../../core/types';
import { isEditMode, onEditMode } from '../base/editMode';
import { keepStill } from './clicks';
import { placeHandles } from './handles';
import { mirrorModels } from './mirror';

/** Adds the tools of edit mode to the page, for as long as it is on; call it once. */
export function followEditMode(): void {
  let stops: Stop[] = [];
  const look = (): void => {
    if (isEditMode() === stops.length > 0) return;
    for (const stop of stops) stop();
    stops = isEditMode() ? [keepStill(), placeHandles(), mirrorModels()] : [];
  };
  onEditMode(look);
  look();
}
