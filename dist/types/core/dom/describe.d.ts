/** A short description of an element for messages: `#el-12`, or its tag and first class. */
export declare function describeElement(element: Element): string;
