/** Has the browser save a table that the API gave as a file. */
export function downloadCsv({ filename, csv }: { filename: string; csv: string }): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}
