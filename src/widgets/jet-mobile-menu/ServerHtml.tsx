import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { setServerHtml } from '../../core/dom/html';
import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { runElementReady } from '../../elementor/elements';
import { tellShown } from '../../page/motion/shown';

interface ServerHtmlProps {
  html: string;
  className: string;
  as?: 'div' | 'span' | 'small';
}

/** HTML that the site's own server has put on the page as data. */
export function ServerHtml({ html, className, as = 'div' }: ServerHtmlProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) setServerHtml(ref.current, html);
  }, [html]);
  return createElement(as, { ref, className });
}

/** A template of Elementor's, whose widgets start once it is there. */
export function Template({ html, className }: ServerHtmlProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    setServerHtml(current, html);
    runScripts(scriptsIn(current));
    runElementReady(current);
    tellShown(current);
  }, [html]);
  return (
    <div className={className}>
      <div ref={ref} className={`${className}-content`} />
    </div>
  );
}

/** A copy of a drawing that the server has sent. */
export function Icon({ of, className }: { of: Element | null; className?: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(...[...(of?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  }, [of]);
  return <div ref={ref} className={className ?? 'storefront-menu-drawing'} aria-hidden="true" />;
}
