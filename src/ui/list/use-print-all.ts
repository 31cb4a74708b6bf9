import { useEffect, useState } from "react";

/**
 * Prints a list with all its pages: `fetchPage` brings each, `rows` are all of them while it is printed, then
 * undefined again.
 */
export function usePrintAll<Row>(pages: number, fetchPage: (page: number) => Promise<readonly Row[]>) {
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    if (!rows) return;
    const end = () => setRows(undefined);
    addEventListener("afterprint", end, { once: true });
    print();
    return () => removeEventListener("afterprint", end);
  }, [rows]);
  const printAll = async () => {
    const all: Row[] = [];
    for (let page = 1; page <= pages; page += 1) all.push(...(await fetchPage(page)));
    setRows(all);
  };
  return { rows, printAll };
}
