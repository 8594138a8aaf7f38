import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLiveList, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode, onEditMode } from '../../elementor/base/editMode';
import { useReducesMotion } from '../../page/motion/useMedia';
import { onMoves } from '../../page/scroll/frames';
import { placesOf, sectionsOf } from './markup';
import { fills, viewed } from './rules';
import { readPageScroll, type settings as schema, settings } from './settings';
import { followSteps } from './steps';

/** Which sections are in view. */
interface Seen {
  /** The viewed section, from 0. */
  at: number;
  /** Which sections are completely in view. */
  complete: readonly boolean[];
  /** Does the page consist of nothing but sections? */
  isWhole: boolean;
}

/** Follows which sections are in view. */
function useSeen(sections: readonly Element[]): Seen {
  const [seen, setSeen] = useState<Seen>({ at: 0, complete: [], isWhole: false });
  useLayoutEffect(() => {
    let last = '';
    let now: Seen;
    return onMoves(['scroll', 'size'], {
      measure() {
        const { clientHeight, scrollHeight } = document.documentElement;
        const places = placesOf(sections);
        const view = viewed(places, { top: window.scrollY, height: clientHeight });
        now = { ...view, isWhole: fills(places, scrollHeight) };
      },
      draw() {
        const text = JSON.stringify(now);
        if (text !== last) sync(() => setSeen(now));
        last = text;
      },
    });
  }, [sections]);
  return seen;
}

function Sections({ host, sections }: { host: HTMLElement; sections: readonly HTMLElement[] }): ReactNode {
  const { at, complete, isWhole } = useSeen(sections);
  useLayoutEffect(() => followSteps(sections), [sections]);
  const items = sections.map((section, index): BindItem => {
    const style = { 'min-height': '100svh', 'scroll-snap-align': 'start', 'scroll-snap-stop': 'always' };
    return [section, { class: { section: true, active: index === at, 'ops-completely': !!complete[index] }, style }];
  });
  // ElementsKit's style sheet stops a page with `ops-enabled` from scrolling, and its script undoes that.
  const scrolls = { overflow: 'visible', height: 'initial' };
  // If the page contains anything else, the visitor must be able to stop there.
  const snap = { 'scroll-snap-type': isWhole ? 'y mandatory' : 'y proximity' };
  return (
    <>
      <Bind to={document.documentElement} class={{ 'ops-enabled': true }} style={{ ...scrolls, ...snap }} />
      <Bind to={document.body} class={{ [`ops-viewing-${at}`]: true }} style={scrolls} />
      <Bind to={host} class={{ 'ops-wrapper': true }} />
      <BindAll items={items} />
    </>
  );
}

/**
 * Scrolls the page from section to section, each as high as the window. Scrolling by touch is snapped by the browser.
 */
function PageScroll({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  // ElementsKit's script, if it started first, keeps the page.
  const [isTaken] = useState(() => document.documentElement.classList.contains('ops-enabled'));
  const isStill = useReducesMotion();
  const isEdited = useStore(onEditMode, isEditMode);
  const sections = useLiveList(() => sectionsOf(host));
  if (isTaken || isStill || isEdited || !settings.enabled || sections.length < 2) return null;
  return <Sections host={host} sections={sections} />;
}

export default widget({ settings, read: readPageScroll, component: PageScroll, isLeft: false });
