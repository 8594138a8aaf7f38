/**
 * How many a quantity field in a list asks for (spec §5): 0, or nothing, is 1 unless the form is grouped. Null: above
 * `max`, so the button may not add by itself.
 */
export function listingQuantity(entered: string, max: string | null, isGrouped = false): string | null {
  // The shop would cut a decimal comma off, with what follows it.
  const quantity = entered.replace(',', '.');
  const value = Number(quantity);
  if (!(value > 0)) return isGrouped ? entered : '1';
  const isAbove = max !== null && max.trim() !== '' && value > Number(max.replace(',', '.'));
  return isAbove ? null : quantity;
}
