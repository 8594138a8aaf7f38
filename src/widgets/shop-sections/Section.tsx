import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import type { WidgetProps } from '../../core/types';
import { asButton } from '../../page/focus/asButton';
import { tellShown } from '../../page/motion/shown';
import { slide } from '../../ui/panels/slide';
import type { settings as schema } from './settings';

type Props = WidgetProps<typeof schema>;

/** How long a section slides, in milliseconds. */
const DURATION = 400;

/** The selectors of a section's parts. Only `section` or `box` must be on the page. */
export interface SectionParts {
  /** Marked as busy while the section is sent. @default `section` */
  box: string;
  /** Opens and closes `section`. */
  link: string;
  section: string;
  /** Sends the section. */
  button: string;
}

interface SectionProps extends Props {
  parts: SectionParts;
  /** Sends the section. Resolves to whether it has served its purpose and closes. */
  send(host: HTMLElement, box: Element, settings: Props['settings']): Promise<boolean>;
}

/**
 * What is shown of a section. Its link leads from `closed` or `closing` to `open`, and from there to `closing`, which
 * becomes `closed` when the section has slid away. A section that was sent with success is `closed` at once.
 */
type Phase = 'closed' | 'open' | 'closing';

/**
 * Elementor prints the sections inside of these forms. Authors cannot write forms into a post, so they cannot fake a
 * section.
 */
const FORMS = 'form:is(.checkout, .woocommerce-cart-form)';

/** A section that opens below its link and is sent on its own, although it stands inside the checkout's form. */
export function Section({ host, settings, parts, send }: SectionProps): ReactNode {
  const find = (name: string): HTMLElement | null => host.querySelector<HTMLElement>(`${FORMS} ${name}`);
  const box = useLive(host, () => find(parts.box));
  const link = useLive(host, () => find(parts.link));
  const section = useLive(host, () => find(parts.section));
  const button = useLive(host, () => find(parts.button));
  const [phase, setPhase] = useState<Phase>('closed');
  const [isBusy, setBusy] = useState(false);
  const whole = box ?? section;
  if (!whole) return null;

  const submit = async (event: PageEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await send(host, whole, settings);
    setBusy(false);
    if (isDone) setPhase('closed');
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, target } = event as Event as KeyboardEvent;
    // Enter would send the order.
    if (key === 'Enter' && isTag(target, 'input')) void submit(event);
  };
  const busy = isBusy ? 'true' : undefined;
  return (
    <>
      <Bind to={whole} class={{ processing: isBusy || undefined }} attrs={{ 'aria-busy': busy }} />
      {link && section && <Fold link={link} section={section} phase={phase} setPhase={setPhase} />}
      {section && <Bind to={section} on={{ keydown: onKeyDown }} />}
      {button && <Bind to={button} attrs={{ 'aria-disabled': busy }} on={{ click: (event) => void submit(event) }} />}
    </>
  );
}

interface FoldProps {
  link: HTMLElement;
  section: HTMLElement;
  phase: Phase;
  setPhase(phase: Phase): void;
}

/** The link of a section, and how the section slides. */
function Fold({ link, section, phase, setPhase }: FoldProps): ReactNode {
  const ownId = useId();
  const id = section.id || `section-${ownId}`;
  const isOpen = phase === 'open';
  const lastPhase = useRef(phase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another phase or section starts a slide
  useEffect(() => {
    const isNew = lastPhase.current !== phase;
    lastPhase.current = phase;
    // A section that the server replaces while it is open neither slides nor takes the focus again.
    if (phase === 'closed' || (isOpen && !isNew)) return undefined;
    const animation = slide(section, isOpen, DURATION);
    if (isOpen) {
      tellShown(section);
      section.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    } else if (animation) animation.onfinish = () => sync(() => setPhase('closed'));
    else setPhase('closed');
    return () => animation?.cancel();
  }, [phase, section]);
  const toggle = (): void => setPhase(isOpen ? 'closing' : 'open');
  return (
    <>
      <Bind to={link} {...asButton(link, toggle, { 'aria-expanded': String(isOpen), 'aria-controls': id })} />
      <Bind to={section} attrs={{ id }} style={{ display: phase === 'closed' ? 'none' : 'block' }} />
    </>
  );
}
