/** The link that begins an e-mail to an address (RFC 6068), which can add neither a recipient nor a word of its own. */
export function mailHref(address: string, subject?: string): string {
  const to = address.split("@").map(encoded).join("@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encoded(subject)}`;
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * The address that dials a number as people write it. Of several apart by `/` it is the first; an extension
 * after `#` is left to the caller.
 */
export function telephoneHref(number: string): string {
  const [first = ""] = number.split(/[/#]/);
  return `tel:${first.replaceAll(/[^\d+]/g, "")}`;
}
