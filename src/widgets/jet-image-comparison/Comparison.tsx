import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BindAll } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { iconOf } from '../../elementor/iconMarkup';
import { reducesMotion } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { positionAt, valueAfter } from '../../ui/comparison/rules';
import { type Pictures, undoJuxtapose, usePictures, useRatio } from './pictures';
import type { JetComparisonSettings } from './settings';

/** An icon from the frame's attribute, reduced to a drawing or a font's class names. */
function Icon({ markup }: { markup: string | null }): ReactNode {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const icon = markup && iconOf(markup);
    place.current?.replaceChildren(...(icon ? [icon] : []));
  }, [markup]);
  return <i ref={place} />;
}

/** Where the handle stands at first, 0 to 1; JetElements prints `50%`. */
function startOf(frame: Element): number {
  const percent = Number.parseFloat(frame.getAttribute('data-startingposition') ?? '');
  return percent >= 0 && percent <= 100 ? percent / 100 : 0.5;
}

interface Side {
  name: 'left' | 'right';
  picture: HTMLImageElement;
  part: number;
  moves: boolean;
}

/** One of the two pictures, cut at the handle. */
function Half({ name, picture, part, moves }: Side): ReactNode {
  const label = picture.getAttribute('data-label');
  return (
    <div className={`jx-image jx-${name}${moves ? ' transition' : ''}`} style={{ width: `${part * 100}%` }}>
      <img src={picture.currentSrc || picture.src} alt={picture.alt} draggable={false} />
      {label && <div className="jx-label">{label}</div>}
    </div>
  );
}

interface SliderProps extends Pictures {
  frame: HTMLElement;
  ratio: number;
  settings: JetComparisonSettings;
}

function Slider({ frame, before, after, ratio, settings }: SliderProps): ReactNode {
  const [position, setPosition] = useState(() => startOf(frame));
  const [isDragging, setDragging] = useState(false);
  const [moves, setMoves] = useState(false);

  const moveTo = (event: PointerEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPosition(positionAt(event.clientX, left, width));
  };
  const grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // The row of comparisons must not move as well.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    setMoves(!reducesMotion());
    moveTo(event);
  };
  const drag = (event: PointerEvent): void => {
    setMoves(false);
    moveTo(event);
  };
  const drop = (event: PointerEvent): void => {
    if (!isDragging) return;
    // On a busy page, no `pointermove` may come at the end of a drag.
    moveTo(event);
    setDragging(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : valueAfter(event.key, position);
    if (next === null) return;
    event.preventDefault();
    setMoves(false);
    setPosition(next);
  };

  const nameOf = (picture: HTMLImageElement, fallback: string): string =>
    picture.getAttribute('data-label') || picture.alt || fallback;
  const names = { before: nameOf(before, settings.beforeText), after: nameOf(after, settings.afterText) };
  const percent = Math.round(position * 100);
  return (
    <div
      className="jx-slider"
      style={{ height: 'auto', aspectRatio: ratio, touchAction: 'pan-y' }}
      onPointerDown={grab}
      onPointerMove={isDragging ? drag : undefined}
      onPointerUp={drop}
      onLostPointerCapture={() => setDragging(false)}
    >
      <div className={`jx-handle${moves ? ' transition' : ''}`} style={{ left: `${position * 100}%` }}>
        <div className="jx-arrow jx-left" />
        <div className="jx-control">
          <div
            className="jx-controller"
            role="slider"
            tabIndex={0}
            aria-label={fillText(settings.handleText, names)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={fillText(settings.valueText, { ...names, percent })}
            onKeyDown={onKeyDown}
          >
            <Icon markup={frame.getAttribute('data-prev-icon')} />
            <Icon markup={frame.getAttribute('data-next-icon')} />
          </div>
        </div>
        <div className="jx-arrow jx-right" />
      </div>
      <Half name="left" picture={before} part={position} moves={moves} />
      <Half name="right" picture={after} part={1 - position} moves={moves} />
    </div>
  );
}

interface ComparisonProps {
  frame: HTMLElement;
  settings: JetComparisonSettings;
}

/** Two pictures on top of each other, with a handle between them; the server's are hidden once they have loaded. */
export function Comparison({ frame, settings }: ComparisonProps): ReactNode {
  useState(() => undoJuxtapose(frame));
  const pictures = usePictures(frame);
  const ratio = useRatio(pictures?.before);
  const waits = useRatio(pictures?.after) === undefined;
  if (!pictures || !ratio || waits) return null;
  const { before, after } = pictures;
  return (
    <>
      <BindAll
        items={[
          // Juxtapose looks for these marks before it starts.
          [frame, { class: { juxtapose: true }, attrs: { 'data-init': 'true' } }],
          [before, { style: { display: 'none' } }],
          [after, { style: { display: 'none' } }],
        ]}
      />
      <Place in={frame}>
        <Slider frame={frame} {...pictures} ratio={ratio} settings={settings} />
      </Place>
    </>
  );
}
