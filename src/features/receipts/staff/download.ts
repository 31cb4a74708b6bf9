/** Gives the browser's user a PDF that came in Base64. */
export function downloadPdf({ filename, pdf }: { filename: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}
