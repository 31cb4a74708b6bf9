import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";
import { SEVERAL, sentenceActions } from "./actions";

const title = { eng: "Accepted Sentences", tra: "已接受的句子", sim: "已接受的句子" };
const addresses = {
  list: "/cms/sentences",
  add: "/cms/sentences/add",
  edit: "/cms/sentences/edit",
};

export default screens({
  name: "conversion",
  ofType: "sentences",
  ...findableList(addresses, title, () => import("./staff/screens")),
  journal: {
    title,
    actions: sentenceActions,
    all: addresses.list,
    one: `${addresses.edit}?sentence_id=`,
    many: [SEVERAL],
  },
});
