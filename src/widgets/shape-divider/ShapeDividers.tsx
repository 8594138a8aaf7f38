import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { useLive, useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode, onEditMode } from '../../elementor/base/editMode';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { ownPart } from '../../elementor/ownPart';
import { fetchDrawing, shapeAddress } from './rules';
import { type settings as schema, settings } from './settings';

interface Shown {
  drawing: DocumentFragment;
  isNegative: boolean;
}

/** The drawing of a shape. Until it has loaded, or if it fails, the previous one. */
function useDrawing(name: string, isNegative: boolean): Shown | undefined {
  const [shown, show] = useState<Shown>();
  useLayoutEffect(() => {
    if (!name) {
      show({ drawing: document.createDocumentFragment(), isNegative });
      return undefined;
    }
    const address = shapeAddress(name, isNegative);
    if (!address) return undefined;
    const ended = new AbortController();
    fetchDrawing(address, ended.signal).then(
      (drawing) => {
        if (!ended.signal.aborted) show({ drawing, isNegative });
      },
      () => {},
    );
    return () => ended.abort();
  }, [name, isNegative]);
  return shown;
}

interface ShapeProps {
  host: HTMLElement;
  side: 'top' | 'bottom';
  name: string;
  isNegative: boolean;
}

function Shape({ host, side, name, isNegative }: ShapeProps): ReactNode {
  const place = useLive(host, () => ownPart(host, `.elementor-shape-${side}`));
  const [first] = useState(() => host.firstChild ?? undefined);
  const [isServers] = useState(place !== null);
  const shown = useDrawing(name, isNegative);
  return (
    <>
      {!isServers && (
        <Place
          {...(first ? { before: first } : { in: host })}
          className={`elementor-shape elementor-shape-${side}`}
          attrs={{ 'aria-hidden': 'true', 'data-negative': 'false' }}
        />
      )}
      {place && (
        <Bind
          to={place}
          html={shown?.drawing}
          attrs={{ 'data-shape': name, 'data-negative': shown && String(shown.isNegative) }}
        />
      )}
    </>
  );
}

/** Keeps an edited element's shape dividers in step with its settings. */
function ShapeDividers({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isEdited = useStore(onEditMode, isEditMode);
  if (!isEdited || isDrivenByEditor(host)) return null;
  const { shape_divider_top: top, shape_divider_bottom: bottom } = settings;
  return (
    <>
      <Shape host={host} side="top" name={top} isNegative={settings.shape_divider_top_negative} />
      <Shape host={host} side="bottom" name={bottom} isNegative={settings.shape_divider_bottom_negative} />
    </>
  );
}

export default widget({ settings, component: ShapeDividers });
