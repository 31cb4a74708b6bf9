/** The link that begins an e-mail to an address (RFC 6068), which can add neither a recipient nor a word of its own. */
export function mailHref(address: string, subject?: string): string {
  const to = address.split("@").map(encoded).join("@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encoded(subject)}`;
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
