/** A file as a translator's program gives it back: each text has its source in other words, and the same marks. */
export function translated(file: string, say: (words: string) => string): string {
  return file.includes("<xliff") ? inXliff(file, say) : inCsv(file, say);
}

const words = (inline: string, say: (words: string) => string) =>
  inline.replaceAll(/(<[^>]*>)|(&\w+;)|([^<&]+)/g, (all, tag, entity) => (tag || entity ? all : say(all)));

const inXliff = (file: string, say: (words: string) => string) =>
  file.replaceAll(
    /<source>(.*?)<\/source>\n<target state="[\w-]+">.*?<\/target>/gs,
    (_, source: string) =>
      `<source>${source}</source>\n<target state="translated">${words(source, say)}</target>`,
  );

/** As Excel saves one where a list is parted by semicolons. */
const inCsv = (file: string, say: (words: string) => string) => {
  const lines = file.slice(1).trimEnd().split("\r\n");
  return `\uFEFF${lines
    .map((line, at) => {
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
      const source = (cells[2] ?? "").replaceAll(/(\{[^}]*\})|([^{]+)/g, (all, mark) =>
        mark ? all : say(all),
      );
      if (at > 0) cells[3] = source;
      return cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell}"` : cell)).join(";");
    })
    .join("\r\n")}\r\n`;
};
