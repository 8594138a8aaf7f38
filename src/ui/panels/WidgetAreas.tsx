import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { Bind } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { runElementReady } from '../../elementor/elements';
import { savesData } from '../../page/base/device';
import { globalText, pageGlobal } from '../../page/base/globals';
import { tellShown } from '../../page/motion/shown';
import { fetchHtml, HttpError, MESSAGES } from '../../page/network/http';
import { showError } from '../dialogs/toast/toast';
import type { Panel } from './panel';

const AREAS = '.ekit-widget-area-container[data-ajax-post-id]';
const AJAX = '.ekit-template-ajax--yes';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

/** Fetches the HTML of an area. @throws HttpError, also if the server has nothing to show or refuses the nonce */
async function requestArea(postId: string, signal: AbortSignal): Promise<string> {
  const config = pageGlobal('ekit_config');
  const url = globalText(config, 'ajaxurl', '');
  if (!/^\d+$/.test(postId) || !url) throw new HttpError('status', MESSAGES.unknown);
  const fields: [string, string][] = [
    ['action', 'ekit_widgetarea_content'],
    ['nonce', globalText(config, 'nonce', '')],
    ['post_id', postId],
  ];
  const html = await fetchHtml(url, fields, { signal, timeout: PATIENCE });
  if (/^\s*(0|-1)?\s*$/.test(html)) throw new HttpError('status', MESSAGES.unexpected);
  return html;
}

interface AreaProps {
  area: HTMLElement;
  panel: Panel;
  isOpen: boolean;
}

/**
 * One area. Its content is fetched when the panel opens, or earlier, when the pointer or the focus comes to its title.
 */
function Area({ area, panel, isOpen }: AreaProps): ReactNode {
  const [html, setHtml] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const request = useRef<AbortController>(undefined);
  const isShown = useRef(isOpen);

  const load = (): void => {
    if (html !== undefined || request.current) return;
    const own = new AbortController();
    request.current = own;
    setIsBusy(true);
    requestArea(area.dataset.ajaxPostId ?? '', own.signal)
      .then(setHtml, (error: unknown) => {
        if (own.signal.aborted || !isShown.current) return;
        const message = error instanceof Error && error.message;
        void showError(message || MESSAGES.unknown);
      })
      .finally(() => {
        request.current = undefined;
        if (!own.signal.aborted) setIsBusy(false);
      });
  };
  const loadAhead = (): void => {
    if (!savesData()) load();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed request is repeated when the panel opens again
  useLayoutEffect(() => {
    isShown.current = isOpen;
    if (isOpen) load();
  }, [isOpen]);
  useLayoutEffect(() => () => request.current?.abort(), []);
  useLayoutEffect(() => {
    if (html === undefined) return;
    runScripts(scriptsIn(area));
    runElementReady(area);
    tellShown(area);
  }, [area, html]);

  return (
    <>
      {panel.titles.map((title) => (
        <Bind key={keyOf(title)} to={title} on={{ pointerover: loadAhead, focusin: loadAhead }} />
      ))}
      <Bind
        to={area}
        html={html}
        class={{ 'is--loaded': html === undefined ? undefined : true }}
        attrs={{ 'aria-busy': isBusy ? 'true' : undefined }}
      />
    </>
  );
}

interface WidgetAreasProps<P extends Panel> {
  host: HTMLElement;
  panels: readonly P[];
  isOpen(panel: P): boolean;
}

/** Fetches the content of areas that the server has left empty, each once. Widgets inside start by themselves. */
export function WidgetAreas<P extends Panel>({ host, panels, isOpen }: WidgetAreasProps<P>): ReactNode {
  const wrapper = host.closest(AJAX);
  const [loaded] = useState(() => new Set(host.querySelectorAll(`${AREAS}.is--loaded`)));
  const areas = useLiveList<HTMLElement>(() =>
    [...host.querySelectorAll<HTMLElement>(AREAS)].filter(
      (area) => wrapper && area.closest(AJAX) === wrapper && !loaded.has(area) && !area.parentElement?.closest(AREAS),
    ),
  );
  return areas.map((area) => {
    const panel = panels.find(({ body }) => body.contains(area));
    return <Fragment key={keyOf(area)}>{panel && <Area area={area} panel={panel} isOpen={isOpen(panel)} />}</Fragment>;
  });
}
