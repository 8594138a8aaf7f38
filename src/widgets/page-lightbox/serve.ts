import { isElement, isHtmlElement } from '../../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../../core/jquery/listen';
import { logFailure } from '../../core/problems';
import { isRecord } from '../../core/settings/settings';
import { answerAction, runActionOfHash } from '../../elementor/actionLinks';
import { isEditMode } from '../../elementor/base/editMode';
import { isDrivenByEditor, runsElementor } from '../../elementor/base/theirScript';
import { qualifies } from '../../elementor/lightboxLinks';
import type { LightboxSettings } from '../../elementor/lightboxSettings';
import { isYes, pageGlobal } from '../../page/base/globals';
import { prefetchLightbox } from '../../ui/media/lightbox/lightbox';
import { itemOf } from './items';
import { LINKS, triggerOf } from './links';
import { openAction, openLink } from './open';
import type { PageLightboxSettings } from './settings';

/** The editor user's current preference. */
function preference(): unknown {
  const editor = pageGlobal('elementor');
  try {
    if (typeof editor?.getPreferences === 'function') return editor.getPreferences('lightbox_in_editor');
  } catch {
    return false;
  }
  const settings = pageGlobal('elementorFrontendConfig')?.settings;
  const preferences = isRecord(settings) ? settings.editorPreferences : undefined;
  return isRecord(preferences) && preferences.lightbox_in_editor;
}

/** May a lightbox open? In the editor only if its user wants that, and never while a colour is picked from the page. */
export const mayOpen = (): boolean =>
  !isEditMode() ||
  (isYes(preference()) && !document.body.classList.contains('elementor-editor__ui-state__color-picker'));

/** Is the element inside one that is being edited, so that Elementor's own script handles it? */
export function isEdited(element: Element): boolean {
  const edited = element.closest('[data-model-cid]');
  return edited !== null && isDrivenByEditor(edited);
}

type Settings = () => PageLightboxSettings;

const hosts = new Map<Element, Settings>();
/** The browser follows the next click on these, because the lightbox failed to load. */
const native = new WeakSet<Element>();
let stopAnswering = (): void => {};

/** Does the link open the lightbox? A broken or unsafe one remains a link. */
const opens = (link: Element, settings: PageLightboxSettings): boolean =>
  qualifies(link, settings.global_image_lightbox) &&
  !link.closest('[data-widget~=none]') &&
  itemOf(link, settings) !== null;

const linkAt = (target: unknown): Element | null => (isElement(target) ? target.closest(LINKS) : null);

/** Do we handle clicks on this element, so that Elementor must not? */
export function isOurs(element: Element): boolean {
  const link = linkAt(element);
  if (!link || isEdited(link)) return false;
  return [...hosts].some(([host, settings]) => host.contains(link) && opens(link, settings()));
}

/** Lets the browser follow a link. */
function follow(link: Element): void {
  if (link.localName !== 'a') return;
  native.add(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
}

/**
 * Tells whether a listener after ours, at the document for example, claims the click as well: another lightbox, which
 * would open above ours. Ask it after the dispatch.
 */
function watchOthers(event: PageEvent): () => boolean {
  let isClaimed = false;
  // An event that only jQuery knows has no later native listeners.
  if (!event.jQueryArgs) {
    event.preventDefault = () => {
      isClaimed = true;
    };
  }
  return () => isClaimed;
}

async function open(link: Element, settings: PageLightboxSettings): Promise<void> {
  try {
    await openLink(link, settings, triggerOf(link));
  } catch (error) {
    logFailure('the lightbox cannot be opened.', error);
    follow(link);
  }
}

/** Presses an element with the button role on Enter and Space. */
function pressByKey(event: PageEvent): void {
  const { key, target, defaultPrevented, repeat } = event as Event as KeyboardEvent;
  const link = linkAt(target);
  if (defaultPrevented || repeat || isModified(event) || (key !== 'Enter' && key !== ' ')) return;
  if (!isHtmlElement(target) || target.matches('a, button, input') || !link || link.localName === 'a') return;
  if (target !== triggerOf(link) || !isOurs(link)) return;
  event.preventDefault();
  target.click();
}

function answerActions(settings: Settings): () => void {
  const show = (action: LightboxSettings, from: Element): void => {
    if (!mayOpen()) return;
    openAction(action, from, settings()).catch((error: unknown) => logFailure('the lightbox cannot be opened.', error));
  };
  const stop = answerAction('lightbox', show);
  // If Elementor's script has started, it has run the hash itself.
  if (!runsElementor()) runActionOfHash('lightbox', show);
  return stop;
}

/** Opens the lightbox for the links of `host`. Returns a function that stops it. */
export function serve(host: HTMLElement, settings: Settings): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onClick = (event: PageEvent): void => {
    const link = linkAt(event.target);
    // An outer host, or a gallery of another script, may have handled the click.
    if (!link || event.defaultPrevented || isModified(event)) return;
    if (native.delete(link) || isEdited(link) || !opens(link, settings())) return;
    event.preventDefault();
    const isClaimed = watchOthers(event);
    if (mayOpen()) setTimeout(() => isClaimed() || void open(link, settings()));
  };
  const onNear = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link && mayOpen() && isOurs(link)) prefetchLightbox();
  };
  host.addEventListener('pointerover', onNear, { signal, passive: true });
  host.addEventListener('focusin', onNear, { signal });
  const stops = [listen(host, 'click', onClick), listen(host, 'keydown', pressByKey)];
  hosts.set(host, settings);
  if (hosts.size === 1) stopAnswering = answerActions(settings);
  return () => {
    ended.abort();
    for (const stop of stops) stop();
    hosts.delete(host);
    if (hosts.size === 0) stopAnswering();
  };
}
