import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { Bind } from '../../core/Bind';
import { useLive } from '../../core/hooks';
import { listen, type PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import type { WidgetProps } from '../../page/widget';
import { showAlert } from '../../ui/alert/alert';
import { checkedRating, hasOwnRating, MADE, type RatingHolder, ratingHolderOf, ratingRoomOf, toRating } from './rating';
import { Stars } from './Stars';
import type { settings as schema } from './settings';

const SUBMIT = '#submit, [type=submit]';

function createHolder(): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'rating';
  input.setAttribute(MADE, '');
  return input;
}

/** The form inside of what the page has marked. */
const innerHost = (host: Element): Element | null => host.querySelector('form[data-widget~=review-form]');

/** Legacy may have built its stars before us; ours stand in their place, also when the field is another one. */
const legacyStarsOf = (holder: Element, ours: Element | null): Element | null => {
  const before = holder.previousElementSibling;
  return before?.matches('p.stars') && !before.contains(ours) ? before : null;
};

/** Renders again whenever the holder's value may have changed, whoever changed it. */
function useRating(host: HTMLElement, holder: RatingHolder | null): number {
  const [, reread] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!holder) return undefined;
    const read = (): void => sync(reread);
    const stops = [
      listen(holder, 'change', read),
      // The form's fields have their old values still when `reset` is heard.
      listen(host, 'reset', () => void setTimeout(read)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, holder]);
  return toRating(holder?.value);
}

/** The stars of a form. Of hosts around each other the inner one has them. */
export function ReviewForm(props: WidgetProps<typeof schema>): ReactNode {
  return useLive(props.host, innerHost) ? null : <Rating {...props} />;
}

/** Five stars that set the rating of a review, and the alert when a required one is missing (spec §4, §5). */
function Rating({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  // Scripts bring the field later, or bring another one.
  const found = useLive(host, ratingHolderOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field may stand in other markup
  const room = useMemo(() => ratingRoomOf(host), [host, found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const isOwn = useMemo(() => hasOwnRating(host), [host, found]);
  const made = useMemo(() => (!isOwn && room ? createHolder() : null), [isOwn, room]);
  const holder = found ?? made;
  const rating = useRating(host, holder);
  const group = useRef<HTMLSpanElement>(null);
  const legacy = useMemo(() => holder && legacyStarsOf(holder, group.current), [holder]);

  // The made holder stands in the room that the page has for it, and is sent with the form.
  useLayoutEffect(() => {
    if (!made || !room) return undefined;
    room.append(made);
    return () => made.remove();
  }, [made, room]);

  const choose = (star: number): void => {
    if (!holder) return;
    holder.value = String(star);
    holder.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const askForRating = (event: PageEvent): void => {
    if (!settings.required || (holder ? toRating(holder.value) : checkedRating(host))) return;
    event.preventDefault();
    const stars = host.querySelector<HTMLElement>(holder ? 'p.stars a[tabindex="0"]' : '[name=rating]');
    void showAlert({ type: 'warning', message: settings.requiredText }).then(() => stars?.focus());
  };
  const onClick = (event: PageEvent): void => {
    const { target } = event;
    if (target instanceof Element && target.closest(SUBMIT)) askForRating(event);
  };
  if (!holder) return isOwn && <Bind to={host} on={{ click: onClick, submit: askForRating }} />;
  const label = host.querySelector('#comment-form-rating-label, label[for=rating]');

  return (
    <>
      <Bind to={host} on={{ click: onClick, submit: askForRating }} />
      {/* A required field that nobody can see would make the browser refuse without a word. */}
      <Bind to={holder} style={{ display: 'none' }} attrs={{ required: false }} />
      {legacy && <Bind to={legacy} style={{ display: 'none' }} />}
      <Stars
        group={group}
        place={made ? { in: room ?? host } : { before: holder }}
        rating={rating}
        labels={settings.starLabels}
        labelledBy={label?.id || undefined}
        label={label?.textContent?.trim() || settings.groupLabel}
        choose={choose}
      />
    </>
  );
}
