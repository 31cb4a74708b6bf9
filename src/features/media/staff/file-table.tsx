import { Link } from "react-router";
import { staffDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { fileSize } from "../../../core/locale/format";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import type { LibraryFile, LibrarySort } from "../../../core/media/library-contract";
import { ListTable } from "../../../core/staff/list/list-table";
import { useListPlace } from "../../../core/staff/list/load-list";
import type { SortState } from "../../../core/staff/list/sorting";
import { mediaWords } from "../words";
import { fileAddress } from "./library-query";

interface FileTableProps {
  files: readonly LibraryFile[];
  sorting: SortState<LibrarySort>;
  label: string;
}

/** PDFs, which look alike, by their names, sizes and days. */
export function FileTable({ files, sorting, label }: FileTableProps) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const place = useListPlace();
  return (
    <ListTable
      label={label}
      sorting={sorting}
      columns={[
        { label: words.fileName, up: "name", down: "-name", of: "words" },
        { label: words.size, up: "size", down: "-size", of: "amounts", className: "figure" },
        { label: words.uploaded, up: "date", down: "-date", of: "moments", className: "entry-table-date" },
        { label: words.uses },
      ]}
    >
      {files.map(({ _id, originalFilename, bytes, at, uses }) => (
        <tr key={_id}>
          <td className="entry-table-title">
            <div>
              <Link className="entry-table-link" to={fileAddress(_id)} state={place}>
                <Name text={originalFilename} />
              </Link>
            </div>
          </td>
          <td className="figure">{fileSize(bytes, lang)}</td>
          <td className="entry-table-date">{staffDay(at, lang)}</td>
          <td>{uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed}</td>
        </tr>
      ))}
    </ListTable>
  );
}
