import { useLayoutEffect } from 'react';
import { listen } from '../../core/jquery/listen';
import { Binding } from '../../core/react/binding';
import type { Stop } from '../../core/types';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { onMoves } from '../../page/scroll/frames';
import { placeOf } from './place';
import { readSection, type settings as schema, settings } from './settings';

/** What the loader, or a script of Elementor in a page that was stored while it ran, has written. */
function clear(host: HTMLElement): void {
  for (const name of ['width', 'left', 'right']) host.style.removeProperty(name);
  if (!host.getAttribute('style')) host.removeAttribute('style');
}

/** Keeps a section as wide as its room; returns what ends it. */
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
    // What sticks leaves the flow, and comes back into it.
    ...['sticky:stick', 'sticky:unstick'].map((type) => listen(host, type, place)),
  ];
  return () => {
    for (const stop of stops) stop();
    binding.end();
  };
}

/** A section as wide as the window, or as what the site names; shows nothing of its own. */
function StretchedSection({ host, settings }: WidgetProps<typeof schema>): null {
  const isOn = settings.stretch_section !== '';
  useLayoutEffect(() => (isOn && !isDrivenByEditor(host) ? stretch(host) : undefined), [host, isOn]);
  return null;
}

export default widget({ settings, read: readSection, component: StretchedSection });
