import { Link } from "react-router";
import { useLang } from "../../locale/lang-context";
import { ScreenTitle } from "../../staff/frame/screen-title";
import { EmptyList } from "../../staff/list/empty-list";
import type { ListScreens } from "./content-screens";

interface ListHeadProps {
  screens: Pick<ListScreens, "type" | "addresses">;
}

function AddLink({ screens: { type, addresses } }: ListHeadProps) {
  return (
    <Link to={addresses.add} className="button button-main">
      {type.words[useLang()].add}
    </Link>
  );
}

/** The title of a list, and the way to one more; an empty list has that in its middle. */
export function ListHead({ screens, empty }: ListHeadProps & { empty: boolean }) {
  return (
    <div className="screen-head">
      <div>
        <ScreenTitle title={screens.type.words[useLang()].list} />
      </div>
      {!empty && <AddLink screens={screens} />}
    </div>
  );
}

/** What stands in place of a list that has nothing: what an entry is for, and the way to the first. */
export function NoEntries({ screens }: ListHeadProps) {
  return (
    <EmptyList text={screens.type.words[useLang()].none}>
      <AddLink screens={screens} />
    </EmptyList>
  );
}
