import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { createClient } from "../../../platform/http/client";
import { type MenuPage, menuContract, menuPaths } from "../contract";
import { menu } from "../definition";
import { EntriesInput } from "./entries-input";
import { MoreThanRoom } from "./more-than-room";
import { PagesContext } from "./pages-context";
import { UnlinkedPages } from "./unlinked-pages";

const api = createClient(menuContract);
const derived = derivedRecord(menu, menuPaths);

/** The screen of the menu and the footer. */
const screens: RecordScreens = {
  type: menu,
  ...derived,
  read: async () => {
    const [record, { pages }] = await Promise.all([derived.read(), api.pages({})]);
    return record && { ...record, pages };
  },
  around: ({ pages }, form) => <PagesContext value={pages as readonly MenuPage[]}>{form}</PagesContext>,
  form: {
    rail: [],
    inputs: {
      header: (props) => <EntriesInput part="header" {...props} />,
      footer: (props) => <EntriesInput part="footer" {...props} />,
    },
    above: (draft) => (
      <>
        <MoreThanRoom draft={draft} />
        <UnlinkedPages draft={draft} />
      </>
    ),
  },
};

export default screens;
