import { type ReactNode } from 'react';
import { type Attr } from './overrides.js';
/** Where to insert our element: one of `in` (at its end), `before` or `after`. */
export interface PlaceProps {
    in?: Element;
    before?: Node;
    after?: Node;
    /** The tag of our element. @default 'div' */
    as?: string;
    className?: string;
    attrs?: Record<string, Attr>;
    children?: ReactNode;
}
/** Renders into a new element within the server's markup; the element is in place before the children's effects run. */
export declare function Place(props: PlaceProps): ReactNode;
