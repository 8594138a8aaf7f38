/** Follows the example in the frame: its form, its settings, its events. */
import { onMounted, onUnmounted, type Ref, ref } from 'vue';
import type { StorefrontWidgetsApi } from '../../../src/api/api';
import { asAttribute } from '../../../src/panel/outputs';

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

/** How long the script may take to find the example's element, in milliseconds. */
const PATIENCE = 10_000;

/** How long the widgets of an example may take to draw, in milliseconds. */
const DRAWING = 600;

type ExampleWindow = Window & { StorefrontWidgets?: { push(use: (api: StorefrontWidgetsApi) => void): void } };

/** The script in an element that has its settings. */
const asScript = (settings: object): string =>
  `<script type="application/json" data-settings>\n${JSON.stringify(settings, null, 2).replaceAll('<', '\\u003c')}\n</script>`;

/** `begin` is called when the frame has loaded; the form is shown in `place`. */
export function useExample(
  { widget, height: least }: { widget: string; height: number },
  frame: Ref<HTMLIFrameElement | null>,
  place: Ref<HTMLElement | null>,
) {
  const height = ref(least);
  /** The tag that the changed attribute is for. */
  const tag = ref('');
  const changed = ref('');
  const events = ref<Sent[]>([]);
  const isFailed = ref(false);
  /** Another number makes another frame. */
  const runs = ref(0);
  let next = 0;

  /** Makes the frame as high as its content where that is a little higher, because the page is wider or narrower. */
  function fit(): void {
    const needed = frame.value?.contentDocument?.documentElement.scrollHeight ?? 0;
    if (needed > least && needed < least * MUCH) height.value = needed;
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
      showForm(page, api, room).catch(() => {
        isFailed.value = true;
      });
    });
  }

  async function showForm(page: Window, api: StorefrontWidgetsApi, room: HTMLElement): Promise<void> {
    const host = await hostIn(page);
    // A script in the element overrides its attribute.
    const isScript = [...host.children].some((child) => child.matches('script[data-settings]'));
    tag.value = `<${host.localName}>`;
    await api.showForm(host, room, {
      widget,
      onChange(settings) {
        changed.value = isScript ? asScript(settings) : asAttribute(settings, 2);
      },
    });
  }

  /** The example's first element, which has the widget's name once the script has found it. */
  async function hostIn({ document }: Window): Promise<HTMLElement> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const host = document.querySelector<HTMLElement>(`[data-widget~="${widget}"]`);
      if (host) return host;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the example has no ${widget}`);
  }

  function hear({ source, data }: MessageEvent): void {
    if (source !== frame.value?.contentWindow || !data?.storefrontEvent) return;
    const { type, target } = data.storefrontEvent as Pick<Sent, 'type' | 'target'>;
    const [last] = events.value;
    if (last?.type === type && last.target === target) last.count += 1;
    else events.value = [{ id: next++, type, target, count: 1 }, ...events.value].slice(0, SHOWN);
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
  /** Loads the example again, as it was. */
  const restart = (): void => {
    runs.value += 1;
  };
  const copy = (): Promise<void> => navigator.clipboard.writeText(changed.value);
  return { runs, height, tag, changed, events, isFailed, begin, restart, copy };
}
