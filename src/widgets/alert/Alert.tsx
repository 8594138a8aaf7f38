import { type ReactNode, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { tabbable } from '../../page/focus/focus';

/** How long an alert fades out, in milliseconds. */
const FADE = 300;

interface Props {
  host: HTMLElement;
}

/** The next element after `host` that can have the focus. */
const nextStop = (host: Element): HTMLElement | undefined =>
  tabbable(document.body).find(
    (stop) => !host.contains(stop) && host.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** An alert that is hidden for this page view when its button is pressed. */
function Alert({ host }: Props): ReactNode {
  const button = useLive(host, () => host.querySelector<HTMLElement>('.elementor-alert-dismiss'));
  const [isGone, setGone] = useState(false);
  const fade = useRef<Animation>(undefined);
  if (!button) return null;
  const dismiss = (): void => {
    const end = (): void => sync(() => setGone(true));
    if (host.contains(document.activeElement)) nextStop(host)?.focus({ preventScroll: true });
    if (fade.current) return;
    fade.current = reducesMotion() ? undefined : host.animate?.({ opacity: [1, 0] }, FADE);
    if (fade.current) fade.current.onfinish = end;
    else end();
  };
  return (
    <>
      <Bind to={button} on={{ click: dismiss }} />
      {isGone && <Bind to={host} style={{ display: 'none' }} />}
    </>
  );
}

export default widget({ component: Alert });
