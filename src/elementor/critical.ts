/**
 * Style rules that set a custom property on `host` from a number that Elementor prints there, as text or as a number: the
 * desktop's by `initial`, the others' only where they are printed. `keys` are the setting's names, values go from 1 to `most`.
 */
export function criticalNumbers(
  host: string,
  property: string,
  { keys, most, initial }: { keys: readonly string[]; most: number; initial: number },
): string {
  const rules = (device: string): string =>
    Array.from({ length: most }, (_, at) => {
      const printed = keys.flatMap((key) => [
        `[data-settings*='"${key}${device}":"${at + 1}"']`,
        `[data-settings*='"${key}${device}":${at + 1}']`,
      ]);
      return `:where(${host}:is(${printed.join()})){${property}:${at + 1}}`;
    }).join('');
  return (
    `:where(${host}){${property}:${initial}}${rules('')}` +
    `@media(max-width:1024px){${rules('_tablet')}}@media(max-width:767px){${rules('_mobile')}}`
  );
}
