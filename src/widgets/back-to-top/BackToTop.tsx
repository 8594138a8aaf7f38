import { type ReactNode, useMemo } from 'react';
import { Bind } from '../../core/Bind';
import { useLive, useStore } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import { reducesMotion } from '../../page/device';
import { focusOn } from '../../page/focus';
import type { WidgetProps } from '../../page/widget';
import { buttonOf, hasName } from './button';
import { isPast } from './position';
import { Ring } from './Ring';
import { onScroll } from './scroll';
import type { settings as schema } from './settings';

/** Leads back to the top; shows once the page is scrolled far enough, where that is asked for (spec §4). */
export function BackToTop({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { offset_top: top, show_after: after, show_scroll: hides, style, foreground, background } = settings;
  const button = useLive(host, () => buttonOf(host)) ?? host;
  const [isNamed, shown] = useMemo(() => {
    // A copy that a script has made of one while it was hidden has our own styles for the server's.
    const isCopy = button.hasAttribute('inert') && button.style.visibility === 'hidden';
    return [hasName(button), isCopy ? null : undefined] as const;
  }, [button]);
  const isShown = useStore(onScroll, () => !hides || isPast(window.scrollY, after, top));
  const isNative = button.matches('button, a[href]');

  const jump = (event: PageEvent): void => {
    event.preventDefault();
    window.scrollTo({ top, behavior: reducesMotion() ? 'instant' : 'smooth' });
    // Before the button goes: the next Tab starts at the top, too.
    focusOn(document.body, { preventScroll: true });
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, repeat, target } = event as Event as KeyboardEvent;
    if (isNative || repeat || target !== button || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    button.click();
  };

  return (
    <>
      <Bind
        to={button}
        attrs={{
          role: isNative ? undefined : 'button',
          tabindex: isNative ? undefined : 0,
          'aria-label': isNamed ? undefined : settings.label,
          inert: !isShown || shown,
        }}
        class={{ 'ekit-tt-show': hides ? isShown : undefined }}
        style={{
          cursor: isNative ? undefined : 'pointer',
          transition: reducesMotion() ? 'none' : undefined,
          // Hidden from the eye as from keyboard and pointer, whatever the page's own styles do.
          opacity: isShown ? shown : '0',
          visibility: isShown ? shown : 'hidden',
        }}
        on={{ click: jump, keydown: onKeyDown }}
      />
      {/* The page's start takes the focus for a moment; a ring around all of it tells nothing. */}
      <Bind to={document.body} style={{ outline: 'none' }} />
      {style === 'progress_indicator' && <Ring button={button} foreground={foreground} background={background} />}
    </>
  );
}
