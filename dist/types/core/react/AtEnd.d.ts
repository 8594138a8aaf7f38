import { type ReactNode } from 'react';
/** Renders at the end of the host, in an element of our own that is there only while it holds something. */
export declare function AtEnd({ host, children }: {
    host: Element;
    children?: ReactNode;
}): ReactNode;
