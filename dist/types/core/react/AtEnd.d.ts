import { type ReactNode } from 'react';
/** Renders at the end of the host, in a wrapper that exists only while it has content. */
export declare function AtEnd({ host, children }: {
    host: Element;
    children?: ReactNode;
}): ReactNode;
