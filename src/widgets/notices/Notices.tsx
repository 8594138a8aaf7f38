import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { sync } from '../../core/sync';
import { provideScrollToNotices } from '../../page/scrollToNotices';
import type { WidgetProps } from '../../page/widget';
import type { settings as schema } from './settings';
import { watchNotices } from './watchNotices';

/** Moves the focus to what the shop has to say, where the visitor has nothing else in hand (spec §8). */
export function Notices({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const delay = useRef(settings.delay);
  useLayoutEffect(() => {
    delay.current = settings.delay;
  });
  useLayoutEffect(() => {
    const show = (next: HTMLElement): void => sync(() => setNotice(next));
    const stops = [watchNotices(host, () => delay.current, show), provideScrollToNotices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  // A box of text is nothing to operate: the browser's thick ring would say so.
  return notice && <Bind to={notice} attrs={{ tabindex: -1 }} style={{ outline: 'none' }} />;
}
