/** A short name of an element for messages: `#el-12`, or the tag and its first class. */
export declare function describeElement(element: Element): string;
