import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { showAlert } from '../../ui/dialogs/alert/alert';
import {
  checkedRating,
  createField,
  hasOwnRating,
  innerHostOf,
  legacyStarsOf,
  type RatingField,
  ratingFieldOf,
  ratingLabelOf,
  ratingRoomOf,
} from './markup';
import { toRating } from './rules';
import { Stars } from './Stars';
import { readPage, type settings as schema, settings } from './settings';

const SUBMIT = '#submit, [type=submit]';

function useRating(host: HTMLElement, field: RatingField | null): number {
  const [, reread] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!field) return undefined;
    const read = (): void => sync(reread);
    const stops = [
      listen(field, 'change', read),
      // During `reset` the fields still have their old values.
      listen(host, 'reset', () => void setTimeout(read)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, field]);
  return toRating(field?.value);
}

/**
 * Does a visitor use the field, which was there before its stars? Hidden, it would close its list and lose the focus.
 */
function useInUse(field: RatingField | null): boolean {
  const [used, setUsed] = useState(() => (field && field === document.activeElement ? field : null));
  useLayoutEffect(() => {
    if (!used) return undefined;
    return listen(used, 'blur', () => {
      // Where the window loses the focus, the field keeps it within the page.
      if (document.activeElement !== used) sync(() => setUsed(null));
    });
  }, [used]);
  return used !== null && used === field;
}

/** Five stars that set the rating of a review. Of nested hosts only the inner form gets them. */
function ReviewForm(props: WidgetProps<typeof schema>): ReactNode {
  return useLive(props.host, innerHostOf) ? null : <Rating {...props} />;
}

function Rating({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const found = useLive(host, ratingFieldOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new field may come with new markup
  const room = useMemo(() => ratingRoomOf(host), [host, found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const isOwn = useMemo(() => hasOwnRating(host), [host, found]);
  const made = useMemo(() => (!isOwn && room ? createField() : null), [isOwn, room]);
  const field = found ?? made;
  const rating = useRating(host, field);
  const isInUse = useInUse(field);
  const group = useRef<HTMLSpanElement>(null);
  const legacyStars = useMemo(() => field && legacyStarsOf(field, group.current), [field]);

  useLayoutEffect(() => {
    if (!made || !room) return undefined;
    room.appendChild(made);
    return () => made.remove();
  }, [made, room]);

  const choose = (star: number): void => {
    if (!field) return;
    field.value = String(star);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** A host may be a box around several forms. */
  const isOfReview = ({ target }: PageEvent): boolean => {
    const form = isElement(target) ? (target.closest<HTMLButtonElement>(SUBMIT)?.form ?? target.closest('form')) : null;
    return form !== null && (field ? field.form === form : hasOwnRating(form));
  };
  const requireRating = (event: PageEvent): void => {
    if (!settings.required || !isOfReview(event) || (field ? toRating(field.value) : checkedRating(host))) return;
    event.preventDefault();
    // Looked for afterwards: the stars may have come meanwhile.
    const missing = (): HTMLElement | null => host.querySelector(field ? 'p.stars a[tabindex="0"]' : '[name=rating]');
    void showAlert({ type: 'warning', message: settings.requiredText }).then(() => missing()?.focus());
  };
  const onClick = (event: PageEvent): void => {
    const { target } = event;
    if (isElement(target) && target.closest(SUBMIT)) requireRating(event);
  };
  if (!field) return isOwn && <Bind to={host} on={{ click: onClick, submit: requireRating }} />;
  if (isInUse) return <Bind to={host} on={{ click: onClick, submit: requireRating }} />;
  const label = ratingLabelOf(host);

  return (
    <>
      <Bind to={host} on={{ click: onClick, submit: requireRating }} />
      {/* Not required, because the browser refuses to send a hidden required field, and shows no message. */}
      <Bind to={field} style={{ display: 'none' }} attrs={{ required: false }} />
      {legacyStars && <Bind to={legacyStars} style={{ display: 'none' }} />}
      <Stars
        group={group}
        place={made ? { in: room ?? host } : { before: field }}
        rating={rating}
        labels={settings.starLabels}
        labelledBy={label?.id || undefined}
        label={label?.textContent?.trim() || settings.groupLabel}
        choose={choose}
      />
    </>
  );
}

export default widget({
  settings,
  read: readPage,
  readsAround: true,
  gates: async () => (await import('./gates')).gates,
  component: ReviewForm,
  // The form of WooCommerce's block, which has its own stars.
  isLeft: (host) => host.matches('[data-wp-on--submit]'),
});
