import type { ReactNode } from "react";
import { EmptyBranch } from "../../art/empty-branch";

/** In place of an empty list: what it is for, and as `children` the link that adds its first entry. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-list">
      <EmptyBranch className="empty-list-art" />
      <div>
        <p>{text}</p>
        {children && <p className="actions">{children}</p>}
      </div>
    </div>
  );
}
