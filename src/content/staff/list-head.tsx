import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useLang } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { usePermissions } from "../../ui/frame/permissions";
import { ScreenTitle } from "../../ui/frame/screen";
import { EmptyList } from "../../ui/list/empty-list";
import type { ListScreens } from "./content-screens";

interface ListHeadProps {
  screens: Pick<ListScreens, "type" | "addresses" | "list">;
}

/** The link that adds an entry. */
export function AddLink({ screens: { type, addresses } }: ListHeadProps) {
  const { mayChange } = usePermissions();
  const lang = useLang();
  if (!mayChange) return null;
  return (
    <Link to={addresses.add} className="button button-main">
      <Plus aria-hidden="true" size={20} />
      {type.words[lang].add}
    </Link>
  );
}

/** Closes the form above the list. */
export function CancelLink({ screens: { addresses } }: ListHeadProps) {
  return (
    <Link to={addresses.list} className="button button-quiet">
      {useStaffWords().cancel}
    </Link>
  );
}

/**
 * The title of a manually ordered list, and the link that adds an entry; an empty list has that in its
 * middle.
 */
export function ListHead({ screens, empty }: ListHeadProps & { empty: boolean }) {
  const words = screens.type.words[useLang()];
  return (
    <div className="screen-head">
      <div>
        <ScreenTitle title={words.list} />
      </div>
      {!empty && <AddLink screens={screens} />}
    </div>
  );
}

/** The text in place of an empty list: what an entry is for, and the link that adds the first. */
export function NoEntries({ screens }: ListHeadProps) {
  return (
    <EmptyList text={screens.type.words[useLang()].none}>
      <AddLink screens={screens} />
    </EmptyList>
  );
}
