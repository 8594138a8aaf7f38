import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { listen } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { currentDevice } from '../../elementor/base/breakpoints';
import { type PerDevice, valueFor } from '../../elementor/devices';
import { runElementReady } from '../../elementor/elements';
import { reducesMotion } from '../../page/base/device';
import { asButton, pressByKey } from '../../page/focus/asButton';
import { onLeavingLink } from '../../page/scroll/samePage';
import { useModal } from '../../ui/dialogs/modal/useModal';
import { linksOf } from './markup';
import { join, onRequests } from './panels';
import { idOf, wrapperOf } from './requests';
import { type OffCanvasSettings, readOffCanvas, type settings as schema, settings } from './settings';
import './off-canvas.css';

interface LinksProps {
  wrapper: HTMLElement;
  id: string;
  isOpen: boolean;
}

/** Makes the links that open or close the panel buttons. Outside the panel they also tell its state. */
function Links({ wrapper, id, isOpen }: LinksProps): ReactNode {
  const links = useLiveList(() => linksOf(wrapper, id));
  const itemOf = (link: HTMLElement): BindItem => {
    const { attrs } = asButton(link, () => {});
    const isInside = wrapper.contains(link);
    return [
      link,
      {
        attrs: {
          ...attrs,
          'aria-controls': wrapper.id || undefined,
          'aria-haspopup': isInside ? undefined : 'dialog',
          'aria-expanded': isInside ? undefined : String(isOpen),
        },
        // Clicks are handled by the shared listener for action links.
        on: { keydown: pressByKey },
      },
    ];
  };
  return <BindAll items={links.map(itemOf)} />;
}

const animationOf = (values: PerDevice<string>): string => {
  const name = reducesMotion() ? '' : valueFor(values, currentDevice());
  return name === 'none' ? '' : name;
};

type Phase = 'closed' | 'open' | 'leaving';

interface PanelProps {
  wrapper: HTMLElement;
  id: string;
  settings: OffCanvasSettings;
}

const classesOf = (names: string): Record<string, true> =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, true]),
  );

/** Resolves when the element's animations have ended. */
const animated = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

function Panel({ wrapper, id, settings }: PanelProps): ReactNode {
  const [phase, setPhase] = useState<Phase>('closed');
  const [animation, setAnimation] = useState('');
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const { has_overlay: covers, prevent_scroll: locksScroll, labelText } = settings;
  const main = wrapper.querySelector<HTMLElement>('.e-off-canvas__main') ?? wrapper;
  const overlay = wrapper.querySelector('.e-off-canvas__overlay');
  const isOpen = phase === 'open';

  const open = (): void => {
    if (isOpen) return;
    sync(() => {
      setPhase('open');
      setAnimation(animationOf(settings.entrance_animation));
    });
  };
  const close = (): void => {
    if (!isOpen) return;
    leave();
    sync(() => {
      setPhase('leaving');
      setAnimation(animationOf(settings.exit_animation));
    });
  };
  const leave = useModal(isOpen, () => ({
    root: wrapper,
    focus: main,
    covers,
    locksScroll,
    opener: opener.current,
    onEscape: () => {
      if (!settings.is_not_close_on_esc_overlay) close();
    },
  }));

  const act = useRef({ open, close, isOpen });
  useLayoutEffect(() => {
    act.current = { open, close, isOpen };
  });
  // Without an overlay the press may reach the page, too.
  const staysBeside = covers || settings.is_not_close_on_overlay;
  useLayoutEffect(() => {
    if (!isOpen || staysBeside) return undefined;
    const since = performance.now();
    return listen(document, 'click', ({ target, timeStamp }) => {
      // The press that opened the panel may still be on its way.
      const isOutside = isElement(target) && target.isConnected && !wrapper.contains(target);
      if (isOutside && timeStamp > since && !linksOf(wrapper, id).some((link) => link.contains(target)))
        act.current.close();
    });
  }, [isOpen, staysBeside, wrapper, id]);
  useLayoutEffect(() => {
    const stops = [
      join(id),
      onRequests(id, (mode, from) => {
        opener.current = from;
        const { isOpen: wasOpen } = act.current;
        if (mode === 'open' || (mode === 'toggle' && !wasOpen)) act.current.open();
        else act.current.close();
      }),
      onLeavingLink(main, () => act.current.close()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, main]);

  useLayoutEffect(() => {
    if (phase === 'closed') return undefined;
    let isOver = false;
    if (phase === 'open' && !wasOpen.current) {
      wasOpen.current = true;
      // The first opening starts the content.
      queueMicrotask(() => {
        for (const child of main.querySelectorAll('.elementor-element')) {
          if (!child.parentElement?.closest('.elementor-element')?.closest('.e-off-canvas')) runElementReady(child);
        }
      });
    }
    animated(main).then(() => {
      if (isOver) return;
      sync(() => {
        setAnimation('');
        if (phase === 'leaving') setPhase('closed');
      });
    });
    return () => {
      isOver = true;
    };
  }, [phase, main]);

  const isLeaving = phase === 'leaving';
  return (
    <>
      <Bind
        to={wrapper}
        class={{
          'no-animation': (phase !== 'closed' && !animation) || undefined,
          'animated-reverse-wrapper': (isLeaving && !!animation) || undefined,
        }}
        attrs={{
          role: 'dialog',
          'aria-modal': String(covers),
          'aria-hidden': String(!isOpen),
          'aria-label': labelText,
          inert: !isOpen,
          'data-delay-child-handlers': wasOpen.current || isOpen ? null : undefined,
        }}
      />
      <Bind
        to={main}
        class={{
          ...(animation && { animated: true, ...classesOf(animation) }),
          reverse: (isLeaving && !!animation) || undefined,
        }}
      />
      {overlay && (
        <Bind
          to={overlay}
          style={{ display: covers ? undefined : 'none' }}
          on={{ click: () => !settings.is_not_close_on_overlay && close() }}
        />
      )}
      <Bind
        to={document.body}
        class={{
          'e-off-canvas__no-scroll': (isOpen && locksScroll) || undefined,
          'e-off-canvas__no-scroll-animation': (isLeaving && locksScroll) || undefined,
        }}
      />
      <Links wrapper={wrapper} id={id} isOpen={isOpen} />
    </>
  );
}

/** Opens a panel over the page. */
function OffCanvas({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const wrapper = useLive(host, wrapperOf);
  const id = idOf(host);
  return wrapper && id && <Panel wrapper={wrapper} id={id} settings={settings} />;
}

export default widget({
  settings,
  read: readOffCanvas,
  gates: async () => (await import('./gates')).gates,
  component: OffCanvas,
});
