import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../../core/react/Bind';
import { keyOf, useLiveList } from '../../../core/react/hooks';
import { runElementReady } from '../../../elementor/elements';
import { savesData } from '../../../page/base/device';
import { tellShown } from '../../../page/motion/shown';
import { MESSAGES } from '../../../page/network/http';
import { showError } from '../../dialogs/toast/toast';
import type { Panel } from '../panel';
import { requestArea } from './request';

const AREAS = '.ekit-widget-area-container[data-ajax-post-id]';
const AJAX = '.ekit-template-ajax--yes';

interface AreaProps {
  area: HTMLElement;
  panel: Panel;
  isOpen: boolean;
}

/** One area: its content comes when the panel opens, or a little before, when pointer or focus reach its title. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed one is tried again when the panel opens again
  useLayoutEffect(() => {
    isShown.current = isOpen;
    if (isOpen) load();
  }, [isOpen]);
  useLayoutEffect(() => () => request.current?.abort(), []);
  useLayoutEffect(() => {
    if (html === undefined) return;
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

/** Fills the areas of panels whose content is not in the page, each once; widgets inside start by themselves. */
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
