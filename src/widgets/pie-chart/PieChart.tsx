import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { fillText } from '../../page/base/textsOf';
import { useReducesMotion } from '../../page/motion/useMedia';
import { useSeen } from '../../page/motion/useSeen';
import { radiusOf, ringPath, scalePath } from './rules';
import { chartOf, type PieSettings, readPie, type settings as schema, settings } from './settings';
import './pie.css';

/** The style of a line; without a colour the style sheet's applies. */
const stroke = (colour: string): CSSProperties => (colour ? { stroke: colour } : {});

function Ring({
  settings,
  percent,
  isOn,
  isStill,
}: {
  settings: PieSettings;
  percent: number;
  isOn: boolean;
  isStill: boolean;
}): ReactNode {
  const { size, lineWidth, lineCap, scaleColor, scaleLength, gradientFrom, gradientTo } = settings;
  const id = useId().replace(/[^\w-]/g, '');
  const ring = ringPath(size, radiusOf(settings));
  const part = Math.min(100, Math.abs(percent));
  const line = gradientFrom && gradientTo ? { stroke: `url(#${id})` } : stroke(settings.barColor);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // ElementsKit's style sheet gives every SVG the size of an icon.
      style={{ width: size, height: 'auto' }}
      focusable="false"
      aria-hidden="true"
    >
      {gradientFrom && gradientTo && (
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={size} y1="0" y2="0">
          <stop offset="0" stopColor={gradientFrom} />
          <stop offset="1" stopColor={gradientTo} />
        </linearGradient>
      )}
      {scaleColor && scaleColor !== 'transparent' && (
        <path d={scalePath(size, scaleLength)} style={stroke(scaleColor)} />
      )}
      <path className="storefront-pie-track" d={ring} strokeWidth={lineWidth} style={stroke(settings.trackColor)} />
      <path
        className="storefront-pie-bar"
        d={ring}
        pathLength={100}
        strokeWidth={lineWidth}
        strokeLinecap={lineCap}
        strokeDasharray="100 200"
        transform={percent < 0 ? `matrix(-1 0 0 1 ${size} 0)` : undefined}
        style={{
          ...line,
          strokeDashoffset: isOn ? 100 - part : 100,
          // Hidden, because a line without length still has round ends.
          visibility: isOn && part > 0 ? 'visible' : 'hidden',
          transition: isStill ? 'none' : `stroke-dashoffset ${settings.animate}ms cubic-bezier(0.45, 0, 0.55, 1)`,
        }}
      />
    </svg>
  );
}

/** Draws a ring around the content of the chart, which fills once it is seen. */
function PieChart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [chart] = useState(() => chartOf(host));
  const [isNamed] = useState(() => !!chart.textContent?.trim() || chart.matches('[role], [aria-label]'));
  const isStill = useReducesMotion();
  const isSeen = useSeen(chart);
  const { percent } = settings;
  if (percent === null) return null;
  return (
    <>
      <Bind
        to={chart}
        class={{ 'storefront-pie': true }}
        attrs={isNamed ? {} : { role: 'img', 'aria-label': fillText(settings.label, { percent }) }}
      />
      <Place in={chart} as="span" className="storefront-pie-ring">
        <Ring settings={settings} percent={percent} isOn={isSeen || isStill} isStill={isStill} />
      </Place>
    </>
  );
}

export default widget({ settings, read: readPie, component: PieChart });
