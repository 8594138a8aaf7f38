/** Reads one cookie without js-cookie; undefined when it is missing or cookies are blocked. Never throws. */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
