import type { Localized } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";

const eng = {
  orderOvertaken:
    "Somebody added or deleted one meanwhile, so the order was not saved. Load the list again: your order stays, and new ones come last.",
  loadAgain: "Load the list again",
  entry: "Visitors see this. An administrator takes it down or deletes it.",
  order: "Visitors see this order. An administrator changes it.",
};

const tra: typeof eng = {
  orderOvertaken:
    "期間有人新增或刪除了項目，次序未有儲存。請重新載入清單：您排好的次序會保留，新項目排在最後。",
  loadAgain: "重新載入清單",
  entry: "訪客會看到此項目，由管理員撤下或刪除。",
  order: "訪客會看到這個次序，由管理員更改。",
};

const sim: typeof eng = {
  orderOvertaken:
    "期间有人添加或删除了项目，顺序没有保存。请重新加载列表：您排好的顺序会保留，新项目排在最后。",
  loadAgain: "重新加载列表",
  entry: "访客能看到该项目，由管理员撤下或删除。",
  order: "访客能看到这个顺序，由管理员更改。",
};

const noteWords: Localized<typeof eng> = { eng, tra, sim };

interface ListNoteProps {
  /**
   * What another account has to do: an administrator with an entry or the order; or the author of a newer
   * order.
   */
  of: "entry" | "order" | "overtaken";
  loadAgain?: () => void;
}

/** Says in a list which action was refused, and what happens instead. */
export function ListNote({ of, loadAgain }: ListNoteProps) {
  const words = useWords(noteWords);
  if (of !== "overtaken") return <p className="field-hint">{words[of]}</p>;
  return (
    <div className="problem-summary" role="alert">
      <p>{words.orderOvertaken}</p>
      <button type="button" className="button button-main" onClick={loadAgain}>
        {words.loadAgain}
      </button>
    </div>
  );
}
