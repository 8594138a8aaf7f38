import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PageEvent } from '../../core/listen';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/sync';
import { tellShown } from '../../page/shown';
import { slide } from '../../ui/slide';

/** In milliseconds. */
const DURATION = 400;

interface FoldProps {
  link: HTMLElement;
  section: HTMLElement;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** A link that opens and closes a section below it. */
export function Fold({ link, section, isOpen, setOpen }: FoldProps): ReactNode {
  const ownId = useId();
  const id = section.id || `section-${ownId}`;
  const [isClosing, setClosing] = useState(false);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return undefined;
    wasOpen.current = isOpen;
    const animation = slide(section, isOpen, DURATION);
    if (isOpen) {
      tellShown(section);
      section.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    } else if (animation) animation.onfinish = () => sync(() => setClosing(false));
    else setClosing(false);
    return () => animation?.cancel();
  }, [isOpen, section]);
  const toggle = (event: PageEvent): void => {
    event.preventDefault();
    setClosing(isOpen);
    setOpen(!isOpen);
  };
  const onKeyDown = (event: PageEvent): void => {
    if ((event as Event as KeyboardEvent).key === ' ') toggle(event);
  };
  const isNative = link instanceof HTMLButtonElement;
  return (
    <>
      <Bind
        to={link}
        attrs={{ role: isNative ? undefined : 'button', 'aria-expanded': String(isOpen), 'aria-controls': id }}
        on={{ click: toggle, keydown: isNative ? undefined : onKeyDown }}
      />
      <Bind to={section} attrs={{ id }} style={{ display: isOpen || isClosing ? 'block' : 'none' }} />
    </>
  );
}
