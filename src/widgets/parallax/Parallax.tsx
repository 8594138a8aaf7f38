import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { parseUrl } from '../../page/base/url';
import { useReducesMotion, useTouchFirst } from '../../page/motion/useMedia';
import { followTilt, type TiltOptions } from '../../ui/layout/tilt/tilt';
import { followBackground, followPointer, followScroll } from './follow';
import {
  type Layer,
  type ParallaxSettings,
  readLayer,
  readParallax,
  type settings as schema,
  settings,
} from './settings';
import './parallax.css';

interface Tilting {
  scale: number;
  maxtilt: number;
  disableaxis: string;
}

const tiltOptions = ({ scale, maxtilt, disableaxis }: Tilting): TiltOptions => ({
  maxTilt: maxtilt,
  scale,
  disableAxis: disableaxis,
  perspective: 300,
  speed: 400,
  easing: 'cubic-bezier(.03,.98,.52,.99)',
  transition: true,
  reset: true,
  glare: false,
  maxGlare: 1,
});

/** An image layer of a section. */
function SectionLayer({ host, layer, canHover }: { host: HTMLElement; layer: Layer; canHover: boolean }): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isStill = useReducesMotion();
  const url = parseUrl(layer.image);
  const address = layer.image && url && /^https?:$/.test(url.protocol) ? url.href : null;
  useLayoutEffect(() => {
    if (!element || isStill) return undefined;
    const { parallax_style: style, parallax_speed: speed } = layer;
    if (style === 'mousemove') return canHover ? followPointer(element, host, speed) : undefined;
    if (style === 'tilt') {
      return canHover ? followTilt({ target: element, area: host, options: tiltOptions(layer) }) : undefined;
    }
    if (style !== 'onscroll') return undefined;
    return followScroll(element, host, {
      transform: layer.parallax_transform,
      value: layer.parallax_transform_value,
      offsetTop: layer.offsettop,
      offsetBottom: layer.offsetbottom,
      smoothness: layer.smoothness,
    });
  }, [element, host, layer, isStill, canHover]);
  if (!address) return null;
  const id = layer._id.replace(/[^\w-]/g, '');
  return (
    <div className={`elementskit-parallax-multi-layer elementor-repeater-item-${id}`}>
      <div ref={setElement} className="elementskit-parallax-multi-moving">
        <img src={address} alt={layer.alt} loading="lazy" />
      </div>
    </div>
  );
}

/** The layers that ElementsKit's own script has made. */
const othersLayers = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(':scope > .elementskit-parallax-multi-layer'),
];

function Layers({ host, settings, canHover }: { host: HTMLElement; settings: ParallaxSettings; canHover: boolean }) {
  const [first] = useState(() => host.firstChild ?? undefined);
  const layers = useMemo(() => settings.ekit_section_parallax_multi_items.map(readLayer), [settings]);
  const others = useLiveList(() => othersLayers(host));
  return (
    <>
      <BindAll items={others.map((layer): BindItem => [layer, { style: { display: 'none' } }])} />
      <Bind to={host} class={{ 'elementskit-parallax-multi-container': true }} />
      <Place {...(first ? { before: first } : { in: host })} className="storefront-parallax">
        {layers.map((layer, at) => (
          <SectionLayer key={layer._id || at} host={host} layer={layer} canHover={canHover} />
        ))}
      </Place>
    </>
  );
}

function Background({ host, speed }: { host: HTMLElement; speed: number }): ReactNode {
  const [first] = useState(() => host.firstChild ?? undefined);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (layer ? followBackground(layer, host, speed) : undefined), [layer, host, speed]);
  return (
    <>
      <Bind to={host} class={{ 'storefront-parallax-host': true }} />
      <Place
        {...(first ? { before: first } : { in: host })}
        className="storefront-parallax-background"
        attrs={{ 'aria-hidden': 'true' }}
      >
        <div ref={setLayer} />
      </Place>
    </>
  );
}

/** Effects on the element itself. */
function WidgetEffect({
  host,
  settings,
  canHover,
}: {
  host: HTMLElement;
  settings: ParallaxSettings;
  canHover: boolean;
}): null {
  const inner = useLive(host, () => host.querySelector<HTMLElement>(':scope > .elementor-widget-container')) ?? host;
  const area = inner === host ? (host.parentElement ?? host) : host;
  useLayoutEffect(() => {
    const kind = settings.ekit_we_effect_on;
    if (kind === 'mousemove' && canHover) {
      return followPointer(inner, area, settings.ekit_we_mousemove_parallax_speed);
    }
    if (kind === 'tilt' && canHover) {
      const {
        ekit_we_tilt_scale: scale,
        ekit_we_tilt_maxtilt: maxtilt,
        ekit_we_tilt_disableaxis: disableaxis,
      } = settings;
      return followTilt({ target: inner, area, options: tiltOptions({ scale, maxtilt, disableaxis }) });
    }
    if (kind !== 'onscroll') return undefined;
    return followScroll(inner, area, {
      transform: settings.ekit_we_scroll_transform,
      value: settings.ekit_we_scroll_transform_value,
      offsetTop: settings.ekit_we_scroll_offsettop,
      offsetBottom: settings.ekit_we_scroll_offsetbottom,
      smoothness: settings.ekit_we_scroll_smoothness,
    });
  }, [inner, area, settings, canHover]);
  return null;
}

/**
 * Moves a section's layers and background, or a widget. Under reduced motion the layers stand still and nothing else
 * moves.
 */
function Parallax({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isStill = useReducesMotion();
  const canHover = !useTouchFirst();
  const hasLayers = settings.ekit_section_parallax_multi && settings.ekit_section_parallax_multi_items.length > 0;
  return (
    <>
      {hasLayers && <Layers host={host} settings={settings} canHover={canHover} />}
      {settings.ekit_section_parallax_bg && !isStill && (
        <Background host={host} speed={settings.ekit_section_parallax_bg_speed} />
      )}
      {settings.ekit_we_effect_on !== 'none' && !isStill && (
        <WidgetEffect host={host} settings={settings} canHover={canHover} />
      )}
    </>
  );
}

export default widget({ settings, read: readParallax, component: Parallax });
