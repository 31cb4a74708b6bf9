import type { Attributes, Extensions } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

function spanAttribute(name: "colspan" | "rowspan"): Attributes[string] {
  return {
    default: 1,
    parseHTML: (element) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? "1", 10) || 1),
  };
}

/** What both kinds of cell have: no colours, no alignment, and widths are the browser's affair. */
const CELL_ATTRIBUTES: Attributes = {
  colspan: spanAttribute("colspan"),
  rowspan: spanAttribute("rowspan"),
  // The table commands read it, so it has to exist.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const PlainTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Adding a row at the last cell, as the extension does, would never let a keyboard out of the table.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

const PlainCell = TableCell.extend({ addAttributes: () => CELL_ATTRIBUTES });

const PlainHeader = TableHeader.extend({
  addAttributes: () => ({
    ...CELL_ATTRIBUTES,
    scope: {
      default: "col",
      parseHTML: (element: HTMLElement) => (element.getAttribute("scope") === "row" ? "row" : "col"),
    },
  }),
});

/** A table with header cells, as plain HTML. */
export const tableNodes: Extensions = [PlainTable, TableRow, PlainHeader, PlainCell];
