import { type ReactNode, useMemo } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { focusOn } from '../../page/focus/focus';
import { Ring } from './Ring';
import { isPast, onScroll } from './scroll';
import { type settings as schema, settings } from './settings';

const BUTTON = '.ekit-btt__button, button, a, [role=button]';

/** The button of a host: the first one inside, unless the host is the button itself. */
export const buttonOf = (host: HTMLElement): HTMLElement =>
  host.matches(BUTTON) ? host : (host.querySelector<HTMLElement>(BUTTON) ?? host);

/** Has the button a name for screen readers? Icons do not count. */
export function hasName(button: HTMLElement): boolean {
  if (button.matches('[aria-label], [aria-labelledby], [title]')) return true;
  if (button.querySelector('img[alt]:not([alt=""]), svg title')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], canvas')) hidden.remove();
  return !!copy.textContent?.trim();
}

/** A button that scrolls back to the top; with `show_scroll` it shows only once the page is scrolled far enough. */
function BackToTop({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { offset_top: top, show_after: after, show_scroll: hides, style, foreground, background } = settings;
  const button = useLive(host, () => buttonOf(host)) ?? host;
  const [isNamed, whenShown] = useMemo(() => {
    // Removes our hidden styles from a button that a script copied while it was hidden.
    const isCopy = button.hasAttribute('inert') && button.style.visibility === 'hidden';
    return [hasName(button), isCopy ? null : undefined] as const;
  }, [button]);
  const isShown = useStore(onScroll, () => !hides || isPast(window.scrollY, after, top));
  const isNative = button.matches('button, a[href]');

  const jump = (event: PageEvent): void => {
    event.preventDefault();
    window.scrollTo({ top, behavior: reducesMotion() ? 'instant' : 'smooth' });
    // The next Tab starts at the top. The focus moves now, because the scroll will hide the button.
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
          inert: !isShown || whenShown,
        }}
        class={{ 'ekit-tt-show': hides ? isShown : undefined }}
        style={{
          cursor: isNative ? undefined : 'pointer',
          transition: reducesMotion() ? 'none' : undefined,
          opacity: isShown ? whenShown : '0',
          visibility: isShown ? whenShown : 'hidden',
        }}
        on={{ click: jump, keydown: onKeyDown }}
      />
      {/* The body has the focus for a moment after a jump; an outline around the whole page would flash. */}
      <Bind to={document.body} style={{ outline: 'none' }} />
      {style === 'progress_indicator' && <Ring button={button} foreground={foreground} background={background} />}
    </>
  );
}

export default widget({ settings, gates: async () => (await import('./gates')).gates(), component: BackToTop });
