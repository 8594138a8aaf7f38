import { useLayoutEffect } from 'react';
import { listen } from '../../core/jquery/listen';
import { Binding } from '../../core/react/binding';
import type { Stop } from '../../core/types';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { onMoves } from '../../page/scroll/frames';
import { placeOf } from './place';
import { readSection, type settings as schema, settings } from './settings';

/** Removes styles written by the loader, or by Elementor's script in a page saved while it ran. */
function clear(host: HTMLElement): void {
  for (const name of ['width', 'left', 'right']) host.style.removeProperty(name);
  if (!host.getAttribute('style')) host.removeAttribute('style');
}

/** Keeps a section as wide as its container; returns a function that ends it. */
function stretch(host: HTMLElement): Stop {
  clear(host);
  const binding = new Binding(host);
  let style: Record<string, string> = {};
  const measure = (): void => {
    style = placeOf(host);
  };
  const draw = (): void => binding.set({ style });
  const place = (): void => {
    measure();
    draw();
  };
  place();
  const stops = [
    onMoves(['size'], { measure, draw }),
    // A sticky section leaves the flow, and returns to it.
    ...['sticky:stick', 'sticky:unstick'].map((type) => listen(host, type, place)),
  ];
  return () => {
    for (const stop of stops) stop();
    binding.end();
  };
}

/** A section as wide as the window, or as a container that the site names. */
function StretchedSection({ host, settings }: WidgetProps<typeof schema>): null {
  const isOn = settings.stretch_section !== '';
  useLayoutEffect(() => (isOn && !isDrivenByEditor(host) ? stretch(host) : undefined), [host, isOn]);
  return null;
}

export default widget({ settings, read: readSection, component: StretchedSection });
