import type { ReactNode } from "react";
import { lazyDrawing } from "../frame/lazy-drawing";

const EmptyBranch = lazyDrawing(async () => (await import("../../art/empty-branch")).EmptyBranch);

/** In place of a list that holds nothing yet: what it is for, and as `children` the way to its first entry. */
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
