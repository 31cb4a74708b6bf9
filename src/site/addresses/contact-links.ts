/** The link that begins an e-mail to an address (RFC 6068), which can add neither a recipient nor a word of its own. */
export function mailHref(address: string, subject?: string): string {
  const to = address.split("@").map(encoded).join("@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encoded(subject)}`;
}

/** The link by which visitors pass a text on by WhatsApp, to whom they choose there. */
export const whatsAppShareHref = (text: string): string => `https://wa.me/?text=${encoded(text)}`;

/** The link that begins an e-mail with a text in it, for visitors to send to whom they choose. */
export const mailShareHref = (text: string, subject?: string): string =>
  subject === undefined
    ? `mailto:?body=${encoded(text)}`
    : `mailto:?subject=${encoded(subject)}&body=${encoded(text)}`;

/** Where services take an address to pass on; what they make of it is theirs. */
const SHARING = {
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  linkedIn: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  x: (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`,
};

/** The link by which visitors pass an address on by a service. */
export const shareHref = (service: keyof typeof SHARING, url: string, text: string): string =>
  SHARING[service](encoded(url), encoded(text));

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * The address that dials a number as people write it. Of several apart by `/` it is the first; an extension
 * after `#` is left to the caller.
 */
export function telephoneHref(number: string): string {
  const [first = ""] = number.split(/[/#]/);
  return `tel:${first.replaceAll(/[^\d+]/g, "")}`;
}
