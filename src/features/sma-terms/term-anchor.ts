/** The anchor of a term on the SMA page. */
export const termAnchor = (id: string): string => `term-${id}`;
