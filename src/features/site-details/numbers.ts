/** As people write numbers, several apart by `/`, with an extension after `#`; at least three digits. */
export const TELEPHONE = /^(?=(?:\D*\d){3})[\d\s()+\-./#]*$/;

/** Of the Inland Revenue Department: `91/1234`, also with what is before it in a letter. */
const FILE_NUMBER = /^(?:[\p{L}\s.:：]*?(?:no|號|号|編號|编号)?[\s.:：]*)(\d{2})\s*\/\s*(\d{2,8})$/iu;

/** A number of Hong Kong as people write it at home, with an extension if any. */
const LOCAL = /^[2-9]\d{3}[ -]?\d{4}(?: ?#.*)?$/;

/** Numbers that were all typed as at home, each with the country code. */
export function withCountryCode(text: string): string {
  const numbers = text.split("/").map((number) => number.trim());
  return numbers.every((number) => LOCAL.test(number))
    ? numbers.map((number) => `+852 ${number}`).join(" / ")
    : text;
}

/** A file number as receipts say it: `91/1234`; a text that has none as it is. */
export const fileNumber = (text: string): string =>
  FILE_NUMBER.exec(text.normalize("NFKC"))?.slice(1).join("/") ?? text;

export const isFileNumber = (text: string): boolean => FILE_NUMBER.test(text.normalize("NFKC"));
