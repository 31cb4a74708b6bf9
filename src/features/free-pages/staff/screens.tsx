import { Link } from "react-router";
import { derivedCalls } from "../../../content/staff/content-screens";
import { type Localized, useWords } from "../../../platform/locale/lang";
import { type FreePageCard, freePages } from "../definition";

/** The screens of staff's own pages: in the list, where each is. */
export default {
  type: freePages,
  ...derivedCalls(freePages),
  list: { below: () => <MenuNote />, note: (card: FreePageCard) => <FreePageNote card={card} /> },
};

/** A new page is linked from nowhere until somebody puts it into the menu. */
function MenuNote() {
  const { text, link } = useWords(menuNote);
  return (
    <p className="field-hint measure screen-only">
      {text} <Link to="/cms/menu">{link}</Link>
    </p>
  );
}

const eng = {
  text: "Visitors find a page once it is in the menu or the footer:",
  link: "Menu and footer",
};
const tra: typeof eng = { text: "把網頁加入選單或頁尾，訪客才容易找到：", link: "選單及頁尾" };
const sim: typeof eng = { text: "把页面加入菜单或页脚，访客才容易找到：", link: "菜单和页脚" };

const menuNote: Localized<typeof eng> = { eng, tra, sim };

function FreePageNote({ card: { address } }: { card: FreePageCard }) {
  return (
    <p>
      <a href={address}>{address}</a>
    </p>
  );
}
