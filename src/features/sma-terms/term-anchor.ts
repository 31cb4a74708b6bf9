/**
 * The anchor on the SMA page of the term at this place of the glossary, from 0. By its number: names in all of them, and
 * in all links to them, are 100 to 180 bytes of the largest page.
 */
export const termAnchor = (at: number): string => `term-${at + 1}`;
