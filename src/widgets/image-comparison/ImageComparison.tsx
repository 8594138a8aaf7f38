import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { fillText } from '../../page/base/textsOf';
import { clips, positionAt, sliderValue, valueAfter } from '../../ui/comparison/rules';
import { type ComparisonSettings, frameOf, readComparison, type settings as schema, settings } from './settings';
import './comparison.css';

interface ComparisonProps {
  frame: HTMLElement;
  before: HTMLImageElement;
  after: HTMLImageElement;
  settings: ComparisonSettings;
}

interface Point {
  clientX: number;
  clientY: number;
}

const OVER = { position: 'relative', 'grid-area': '1 / 1', width: '100%', 'max-width': '100%', clip: 'auto' };

function Comparison({ frame, before, after, settings }: ComparisonProps): ReactNode {
  const { label_before, label_after, overlay: hidesLabels, orientation } = settings;
  const isVertical = orientation === 'vertical';
  const [chosen, setChosen] = useState<number | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [isInside, setInside] = useState(false);
  const position = chosen ?? settings.offset;
  const value = sliderValue(position, isVertical);
  const [clipBefore, clipAfter] = clips(position, isVertical);

  const moveTo = ({ clientX, clientY }: Point): void => {
    const { left, top, width, height } = before.getBoundingClientRect();
    setChosen(isVertical ? positionAt(clientY, top, height) : positionAt(clientX, left, width));
  };
  const hover = (event: PageEvent): void => {
    const { pointerType, clientX, clientY } = event as Event as globalThis.PointerEvent;
    // A finger scrolls the page here; it moves the handle by dragging it.
    if (pointerType === 'touch') return;
    setInside(true);
    moveTo({ clientX, clientY });
  };
  const grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const drop = (event: PointerEvent): void => {
    if (!isDragging) return;
    // On a busy page, no `pointermove` may come at the end of a drag.
    moveTo(event);
    setDragging(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : valueAfter(event.key, value);
    if (next === null) return;
    event.preventDefault();
    setChosen(sliderValue(next, isVertical));
  };

  const names = { before: label_before, after: label_after };
  const percent = Math.round(value * 100);
  // The value of a vertical handle counts from below, so it is the second picture's.
  const valued = isVertical ? { before: label_after, after: label_before } : names;
  const follows = settings.move_slider_on_hover;
  return (
    <>
      {frame.parentElement && (
        <Bind
          to={frame.parentElement}
          class={{ 'twentytwenty-wrapper': true, [`twentytwenty-${orientation}`]: true }}
        />
      )}
      <Bind
        to={frame}
        class={{ 'twentytwenty-container': true, active: isDragging || (follows && isInside) }}
        style={{ display: 'grid', height: 'auto' }}
        on={{
          click: settings.click_to_move ? (event) => moveTo(event as Event as MouseEvent) : undefined,
          pointermove: follows ? hover : undefined,
          pointerleave: follows ? () => setInside(false) : undefined,
          dragstart: (event) => event.preventDefault(),
        }}
      />
      <BindAll
        items={[
          [
            before,
            { class: { 'twentytwenty-before': true }, style: { ...OVER, height: 'auto', 'clip-path': clipBefore } },
          ],
          [
            after,
            {
              class: { 'twentytwenty-after': true },
              style: { ...OVER, height: '0', 'min-height': '100%', 'object-fit': 'cover', 'clip-path': clipAfter },
            },
          ],
        ]}
      />
      <Place in={frame} className="storefront-comparison">
        {!hidesLabels && (
          <div className="twentytwenty-overlay" aria-hidden="true">
            {label_before && <div className="twentytwenty-before-label" data-content={label_before} />}
            {label_after && <div className="twentytwenty-after-label" data-content={label_after} />}
          </div>
        )}
        <div
          className="twentytwenty-handle"
          role="slider"
          tabIndex={0}
          aria-label={fillText(settings.handleText, names)}
          aria-orientation={orientation}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={fillText(settings.valueText, { ...valued, percent })}
          style={{ [isVertical ? 'top' : 'left']: `${position * 100}%` }}
          onKeyDown={onKeyDown}
          onPointerDown={grab}
          onPointerMove={isDragging ? moveTo : undefined}
          onPointerUp={drop}
          onLostPointerCapture={() => setDragging(false)}
        >
          <span className={isVertical ? 'twentytwenty-down-arrow' : 'twentytwenty-left-arrow'} />
          <span className={isVertical ? 'twentytwenty-up-arrow' : 'twentytwenty-right-arrow'} />
        </div>
      </Place>
    </>
  );
}

/** The picture before and the one after; null where one of them is missing. */
function picturesOf(frame: HTMLElement): [HTMLImageElement, HTMLImageElement] | null {
  const [before, after] = frame.querySelectorAll('img');
  return before && after ? [before, after] : null;
}

/** Shows one picture up to the handle and the other one beyond it. */
function ImageComparison({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const frame = useLive(host, () => frameOf(host)) ?? host;
  const before = useLive(frame, () => picturesOf(frame)?.[0] ?? null);
  const after = useLive(frame, () => picturesOf(frame)?.[1] ?? null);
  if (!before || !after) return null;
  return <Comparison frame={frame} before={before} after={after} settings={settings} />;
}

export default widget({ settings, read: readComparison, component: ImageComparison });
