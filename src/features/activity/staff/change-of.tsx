import type { ReactNode } from "react";
import { createClient } from "../../../core/api/client";
import type { LateScreens } from "../../../core/content/staff/content-screens";
import { typeOf } from "../../../core/content/staff/versions/type-of";
import { VersionChanges } from "../../../core/content/staff/versions/version-changes";
import { firstContent } from "../../../core/content/versions/changes";
import { activityContract } from "../contract";

const api = createClient(activityContract);

/** The comparison of what an entry of the journal changed; undefined where what was before is not known. */
export async function changeOf(
  entry: number,
  id: string,
  screens: readonly LateScreens[],
): Promise<ReactNode | undefined> {
  const { change } = await api.change({ entry });
  const named = change && (await typeOf(screens, change.type, id));
  if (!named) return undefined;
  const before = change.before ?? firstContent(named.type);
  return before && <VersionChanges {...named} before={before} after={change.after} />;
}
