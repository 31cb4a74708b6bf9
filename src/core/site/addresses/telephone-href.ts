/**
 * The address that dials a number as people write it. Of several apart by `/` it is the first; an extension
 * after `#` is left to the caller.
 */
export function telephoneHref(number: string): string {
  const [first = ""] = number.split(/[/#]/);
  return `tel:${first.replaceAll(/[^\d+]/g, "")}`;
}
