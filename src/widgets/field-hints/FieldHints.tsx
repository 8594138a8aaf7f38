import { type ReactNode, useLayoutEffect } from 'react';
import { Bind } from '../../core/Bind';
import { closeGates } from '../../core/gateKeeper';
import { useStore } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import type { WidgetProps } from '../../page/widget';
import { keyOf, useLiveList } from '../../ui/useLiveList';
import { Hint } from './Hint';
import { descriptionOf, fieldAt, wrapperAt, wrappersOf } from './hints';
import { onOpenHint, openHint, setOpenHint } from './openHint';
import type { settings as schema } from './settings';

/** The hints of a form's fields, one open at a time (spec §4, §9). */
export function FieldHints({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const wrappers = useLiveList(() => wrappersOf(host));
  const open = useStore(onOpenHint, openHint);

  const openAt = (target: EventTarget | null): void => {
    if (!fieldAt(target)) return;
    setOpenHint(wrappers.find((wrapper) => wrapper === wrapperAt(target)) ?? null);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Escape' || !open || wrapperAt(event.target) !== open) return;
    // It closes the hint, and not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    setOpenHint(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the field whose focus has brought this code
  useLayoutEffect(() => {
    if (host.contains(document.activeElement)) openAt(document.activeElement);
    // The CMS's own handlers hear the focus before anything else does.
    const gate = (event: Event): void => {
      if (event.target instanceof Element) closeGates(event.target);
    };
    host.addEventListener('focus', gate, true);
    return () => host.removeEventListener('focus', gate, true);
  }, [host]);

  return (
    <>
      <Bind
        to={host}
        on={{ focusin: ({ target }) => openAt(target), click: ({ target }) => openAt(target), keydown: onKeyDown }}
      />
      {wrappers.map((wrapper) => {
        const description = descriptionOf(wrapper);
        if (!description) return null;
        return (
          <Hint
            key={keyOf(wrapper)}
            wrapper={wrapper}
            description={description}
            isOpen={wrapper === open}
            duration={settings.duration}
            isFloating={settings.float}
          />
        );
      })}
    </>
  );
}
