/**
 * Runs a listener so that what it changes is on the page when it returns: the script that triggered the event may read
 * the result in its next line. Inside a commit of React's own the update follows with that commit.
 */
export declare function sync<T>(run: () => T): T;
