import type { ReactNode } from "react";
import { useLang } from "../../locale/lang-context";
import { DeleteButton } from "../../staff/list/delete-button";
import { typedLang, typedName } from "../../staff/list/typed-name";
import type { ListedEntry } from "../calls";
import type { ListScreens } from "./content-screens";
import { MoreMenu } from "./more-menu";

interface EntryMenuProps extends Pick<ListScreens, "type"> {
  card: ListedEntry;
  onDelete: () => void;
  children: ReactNode;
}

/** What can be done with an entry of a list besides opening it. */
export function EntryMenu({ type, card, onDelete, children }: EntryMenuProps) {
  const lang = useLang();
  const words = type.words[lang];
  const name = typedName(card.title, lang, words.untitled);
  return (
    <MoreMenu name={name}>
      {children}
      <DeleteButton
        name={name}
        nameLang={typedLang(card.title, lang)}
        question={words.deleteQuestion}
        onDelete={onDelete}
      />
    </MoreMenu>
  );
}
