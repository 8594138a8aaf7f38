import { type ReactNode } from 'react';
import { type Attr } from './overrides.js';
/** Where an element of our own goes; give one of `in` (at its end), `before`, `after`. */
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
/** Renders into an element of our own in the server's markup; it is there before the children's effects run. */
export declare function Place(props: PlaceProps): ReactNode;
