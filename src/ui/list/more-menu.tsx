import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { ActionMenu } from "./action-menu";
import { listWords } from "./words";

/** The other actions on an entry. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords(listWords);
  const label = (
    <>
      <MoreHorizontal aria-hidden="true" size={20} />
      <span className="visually-hidden">{fill(words.moreFor, { name })}</span>
    </>
  );
  return <ActionMenu label={label}>{children}</ActionMenu>;
}
