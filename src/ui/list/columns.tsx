import { staffTime } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import type { RecordColumn } from "./record-table";

/** The column of the account that made a record, by its username. */
export const authorColumn = <Row,>(label: string, by: (row: Row) => string): RecordColumn<Row> => ({
  label,
  sort: ["by", "words"],
  text: by,
  cell: (row) => <Name text={by(row)} />,
});

/** The column of the time of a record, ISO 8601. */
export const timeColumn = <Row,>(label: string, lang: Lang, at: (row: Row) => string): RecordColumn<Row> => ({
  label,
  className: "entry-table-date",
  sort: ["at", "moments"],
  by: at,
  text: (row) => staffTime(at(row), lang),
  cell: (row) => <time dateTime={at(row)}>{staffTime(at(row), lang)}</time>,
});
