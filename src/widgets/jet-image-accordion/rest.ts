/** The pictures before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { applyLook } from '../../core/dom/look';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { reducesMotion } from '../../page/base/device';
import { itemsOf, loaderIn, lookOf, pictureIn, ROOT_LOOK, readImageAccordion, rootOf } from './markup';
import { settingFrom } from './rules';

/** Marks a picture as loaded, and hides what is shown until then: now, or once it has loaded or failed. */
function followLoading(item: Element, changes: Changes): void {
  const [picture, loader] = [pictureIn(item), loaderIn(item)];
  const settle = (): void => {
    if (picture) changes.class(picture, 'loaded');
    if (loader) changes.style(loader, 'display', 'none');
  };
  if (!picture || picture.complete) {
    settle();
    return;
  }
  const ended = new AbortController();
  for (const type of ['load', 'error']) picture.addEventListener(type, settle, { once: true, signal: ended.signal });
  changes.onUndo(() => ended.abort());
}

/** Opens the picture that the settings name, and makes the pictures a list. */
export function prepare(host: Element, changes: Changes): void {
  const raw = { ...readImageAccordion(host), ...settingsAtRest('jet-image-accordion', host) };
  const [root, items] = [rootOf(host), itemsOf(host)];
  const sizes = {
    count: items.length,
    activeSize: settingFrom('activeSize', raw.activeSize),
    duration: reducesMotion() ? 0 : settingFrom('duration', raw.duration),
  };
  const open = items[settingFrom('activeItem', raw.activeItem)];
  if (root) applyLook(root, ROOT_LOOK, changes);
  for (const item of items) {
    applyLook(item, lookOf(item, item === open, sizes), changes);
    followLoading(item, changes);
  }
}
