/** Follows the example in the frame: its form, its settings, its events. */
import { onMounted, onUnmounted, type Ref, ref } from 'vue';
import type { StorefrontWidgetsApi } from '../../../src/api/api';

/** An event of the example. */
interface Sent {
  id: number;
  type: string;
  target: string;
  /** How often it was sent without another one between. */
  count: number;
}

/** How many events are shown. */
const SHOWN = 50;

/** An example that needs this much more than its height is meant to be scrolled. */
const MUCH = 1.35;

/** How long the widgets of an example may take to draw, in milliseconds. */
const DRAWING = 600;

type ExampleWindow = Window & { StorefrontWidgets?: { push(use: (api: StorefrontWidgetsApi) => void): void } };

/** A `data-settings` attribute as it stands in markup. */
const asAttribute = (settings: object): string =>
  `data-settings='${JSON.stringify(settings, null, 2).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;

/** `begin` is called when the frame has loaded; the form is shown in `place`. */
export function useExample(widget: string, frame: Ref<HTMLIFrameElement | null>, place: Ref<HTMLElement | null>) {
  const changed = ref('');
  const events = ref<Sent[]>([]);
  const isFailed = ref(false);
  let next = 0;

  /** Makes the frame as high as its content where that is a little higher, because the page is wider or narrower. */
  function fit(): void {
    const own = frame.value;
    const needed = own?.contentDocument?.documentElement.scrollHeight ?? 0;
    if (own && needed > own.clientHeight && needed < own.clientHeight * MUCH) own.style.height = `${needed}px`;
  }

  function begin(): void {
    const page = frame.value?.contentWindow as ExampleWindow | null | undefined;
    const room = place.value;
    if (!page || !room) return;
    room.replaceChildren();
    setTimeout(fit, DRAWING);
    changed.value = '';
    events.value = [];
    isFailed.value = !page.StorefrontWidgets;
    page.StorefrontWidgets?.push((api) => {
      const host = page.document.querySelector<HTMLElement>(`[data-widget~="${widget}"]`);
      if (!host) return;
      void api.showForm(host, room, (settings) => {
        changed.value = asAttribute(settings);
      });
    });
  }

  function hear({ source, data }: MessageEvent): void {
    if (source !== frame.value?.contentWindow || !data?.storefrontEvent) return;
    const { storefrontEvent, target } = data as { storefrontEvent: string; target: string };
    const [last] = events.value;
    if (last?.type === storefrontEvent && last.target === target) last.count += 1;
    else events.value = [{ id: next++, type: storefrontEvent, target, count: 1 }, ...events.value].slice(0, SHOWN);
  }

  onMounted(() => {
    window.addEventListener('message', hear);
    // The frame may have loaded before this script.
    if (
      frame.value?.contentDocument?.readyState === 'complete' &&
      frame.value.contentWindow?.location.href !== 'about:blank'
    )
      begin();
  });
  onUnmounted(() => window.removeEventListener('message', hear));
  return { changed, events, isFailed, begin };
}
