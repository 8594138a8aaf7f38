import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { asButton } from '../../page/focus/asButton';
import { tellShown } from '../../page/motion/shown';
import { slide } from '../../ui/panels/slide';

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
  const toggle = (): void => {
    setClosing(isOpen);
    setOpen(!isOpen);
  };
  return (
    <>
      <Bind to={link} {...asButton(link, toggle, { 'aria-expanded': String(isOpen), 'aria-controls': id })} />
      <Bind to={section} attrs={{ id }} style={{ display: isOpen || isClosing ? 'block' : 'none' }} />
    </>
  );
}
