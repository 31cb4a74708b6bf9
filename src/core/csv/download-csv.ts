/** Has the browser save a text as a file. */
export function downloadText(filename: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the browser save a table that the API gave as a file. */
export const downloadCsv = ({ filename, csv }: { filename: string; csv: string }): void =>
  downloadText(filename, csv, "text/csv");
