import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { isModified, type PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { tabbable } from '../../page/focus/focus';
import { fieldOf, pageOf, partsOf, type SearchParts } from './markup';
import { type settings as schema, settings } from './settings';
import { runHook, useResults } from './useResults';

type Props = WidgetProps<typeof schema>;

/** The width of an icon, in pixels; 0 without one, or while it cannot be seen. */
function useWidth(icon: Element | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!icon) return undefined;
    const observer = new ResizeObserver(() => sync(() => setWidth(icon.getBoundingClientRect().width)));
    observer.observe(icon);
    return () => observer.disconnect();
  }, [icon]);
  return width;
}

function Field({ host, settings, parts }: Props & { parts: SearchParts }): ReactNode {
  const { wrapper, field, box, results, label, clear } = parts;
  const { content, isBusy, ask, clear: forget } = useResults(host, results, settings.pagesText);
  const [term, setTerm] = useState(field.value);
  const [isOpen, setOpen] = useState(false);
  const [hasFocus, setFocus] = useState(() => document.activeElement === field);
  const isLive = settings.live_results && settings.template_id > 0;

  const close = (): void => sync(() => setOpen(false));
  const open = (): void => {
    sync(() => setOpen(true));
    runHook('search:results-displayed', host.dataset.id);
  };
  const onInput = (): void => {
    const { value } = field;
    setTerm(value);
    if (!value) forget();
    else if (isLive && value.length >= settings.minimum_search_characters) {
      open();
      ask(value);
    }
  };
  // The visitor may have typed before this widget started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver && hasFocus && field.value !== field.defaultValue) onInput();
    });
    return () => {
      isOver = true;
    };
  }, []);
  const onClear = (event: PageEvent): void => {
    event.preventDefault();
    field.value = '';
    setTerm('');
    forget();
    field.focus();
  };
  // Arrow keys go through the field and what can be pressed in the results, round and round.
  const step = (event: PageEvent, by: number): void => {
    const stops = [field, ...(isOpen && content ? tabbable(results) : [])];
    if (stops.length < 2) return;
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    event.preventDefault();
    stops[(at + by + stops.length) % stops.length]?.focus();
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, target } = event as Event as KeyboardEvent;
    const isInside = isElement(target) && (target === field || results.contains(target));
    if (!isInside || isModified(event)) return;
    if (key === 'ArrowDown') step(event, 1);
    else if (key === 'ArrowUp') step(event, -1);
    else if (key === 'Enter' && target === field) {
      forget();
      close();
    } else if (key === 'Escape' && isOpen) {
      // Otherwise Escape would also empty the field.
      event.preventDefault();
      field.focus();
      close();
    }
  };
  const onClick = (event: PageEvent): void => {
    const link = isElement(event.target) ? event.target.closest('a') : null;
    const page = link && results.contains(link) ? pageOf(link) : undefined;
    if (page === undefined || isModified(event)) return;
    event.preventDefault();
    ask(term, page);
  };

  // A press elsewhere, and another search that opens, close the results.
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (): void => sync(() => setOpen(false));
    const onPress = ({ target }: Event): void => {
      if (!isElement(target) || (!box.contains(target) && target !== field)) leave();
    };
    const onFocus = ({ target }: Event): void => {
      if (isElement(target) && !host.contains(target)) leave();
    };
    document.addEventListener('click', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isOpen, box, field, host]);

  const [labelWidth, clearWidth] = [useWidth(label), useWidth(clear)];
  const items: BindItem[] = [
    [
      host,
      {
        class: { 'e-focus': hasFocus },
        style: {
          '--e-search-icon-label-absolute-width': `${labelWidth}px`,
          '--e-search-icon-clear-absolute-width': `${clearWidth}px`,
        },
        on: { keydown: onKeyDown, click: onClick },
      },
    ],
    [wrapper, { class: { hidden: false } }],
    [
      field,
      {
        class: { 'no-icon-label': !label, 'no-icon-clear': !clear },
        // A plain field: what opens has links, and no options to choose from.
        attrs: { role: 'searchbox', 'aria-autocomplete': 'none', 'aria-haspopup': 'false', 'aria-expanded': null },
        on: {
          input: onInput,
          focus: () => {
            setFocus(true);
            if (content) open();
          },
          blur: () => setFocus(false),
        },
      },
    ],
    [
      box,
      {
        class: { hidden: !isOpen, 'hide-loader': !isBusy },
        // The number of results is announced; a live region would read all of them.
        attrs: {
          'aria-live': 'off',
          'aria-atomic': 'false',
          'aria-busy': isBusy ? 'true' : undefined,
          'aria-label': settings.resultsText.replace('{term}', () => term),
          tabindex: -1,
        },
      },
    ],
    [results, { html: content?.nodes, class: { 'no-results': content?.count === 0 } }],
  ];
  if (clear) items.push([clear, { class: { hidden: !term }, on: { click: onClear } }]);
  return <BindAll items={items} />;
}

/** Shows results below a search field while the visitor types. */
function Search(props: Props): ReactNode {
  const { host } = props;
  const field = useLive(host, fieldOf);
  const parts = useMemo(() => field && partsOf(host, field), [host, field]);
  return parts && <Field {...props} parts={parts} />;
}

export default widget({ settings, component: Search });
