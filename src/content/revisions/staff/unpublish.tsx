import { EyeOff } from "lucide-react";
import { useState } from "react";
import type { Lang } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { ActionLabel } from "../../../ui/list/action-label";
import type { ListedEntry } from "../../listed-entry";
import { contentWords } from "../../staff/words";
import { UnpublishDialog } from "./unpublish-dialog";

interface UnpublishProps {
  /** The name of its type. */
  type: string;
  card: Pick<ListedEntry, "_id" | "waiting">;
  name: string;
  nameLang: Lang | undefined;
}

/** The button that takes an entry from visitors; nothing where they get none of it. */
export function Unpublish({ type, card: { _id: id, waiting }, name, nameLang }: UnpublishProps) {
  const words = useWords(contentWords);
  const [isTaking, take] = useState(false);
  return (
    <>
      {!waiting?.isNew && (
        <button type="button" className="button button-quiet" onClick={() => take(true)}>
          <EyeOff aria-hidden="true" size={18} />
          <ActionLabel label={words.takeDown} {...{ name, nameLang }} />
        </button>
      )}
      {isTaking && <UnpublishDialog {...{ type, id, name }} onEnd={() => take(false)} />}
    </>
  );
}
