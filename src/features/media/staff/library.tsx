import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { libraryContract } from "../../../core/media/library-contract";
import { Loading, load } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { ListSearch } from "../../../core/staff/list/list-search";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedTable } from "../../../core/staff/list/paged-list";
import { mediaWords } from "../words";
import type { Route } from "./+types/library";
import { FileCard } from "./file-card";
import { PART_NAMES, PARTS, type PartName, partAddress, partIn } from "./library-query";
import { UploadMany } from "./upload-many";

const api = createClient(libraryContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const show = partIn(search);
  const q = (search.get("q") ?? "").slice(0, 100);
  return load(async () => ({
    ...{ show, q },
    ...(await pageOrLast(search, "page", (page) => api.list({ ...PARTS[show], q, page }))),
  }));
};

export const HydrateFallback = Loading;

/** Every picture and PDF of the site: found, narrowed, added to; each opens a screen of its own. */
export default function Library({ loaderData: { show, q, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(mediaWords);
  const { revalidate } = useRevalidator();
  const label = fill(staff.page, { page, pages: list.pages });
  const isEmpty = list.total === 0 && q === "";
  return (
    <>
      <ScreenTitle title={words.title} />
      {show === "trash" ? (
        <p className="field-hint">{words.trashNote}</p>
      ) : (
        <UploadMany onUploaded={revalidate} />
      )}
      <Parts show={show} q={q} />
      <ListSearch id="media-search" hint={words.searched} q={q} found={list.total}>
        <input type="hidden" name="show" value={show} />
      </ListSearch>
      {isEmpty && <EmptyList text={show === "all" ? words.none : words.noneInPart} />}
      {list.total > 0 && (
        <PagedTable
          page={page}
          pages={list.pages}
          to={(number) => partAddress(show, q, number)}
          label={label}
        >
          <ul className="media-grid" aria-label={list.pages > 1 ? label : words.title}>
            {list.media.map((file) => (
              <li key={file._id}>
                <FileCard file={file} />
              </li>
            ))}
          </ul>
        </PagedTable>
      )}
    </>
  );
}

function Parts({ show, q }: { show: PartName; q: string }) {
  const words = useWords(mediaWords);
  return (
    <nav aria-label={words.show} className="my-4">
      <ul className="filter-chips">
        {PART_NAMES.map((name) => (
          <li key={name}>
            <Link
              className="filter-chip"
              to={partAddress(name, q)}
              aria-current={name === show ? "true" : undefined}
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
