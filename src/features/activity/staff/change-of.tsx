import type { ReactNode } from "react";
import { createClient } from "../../../core/api/client";
import { typePlaces } from "../../../core/content/staff/type-places";
import { VersionChanges } from "../../../core/content/staff/versions/version-changes";
import { firstContent } from "../../../core/content/versions/changes";
import type { Screens } from "../../../core/screens";
import { activityContract } from "../contract";

const api = createClient(activityContract);

/** The comparison of what an entry of the journal changed; undefined where what was before is not known. */
export async function changeOf(
  entry: number,
  id: string,
  screens: readonly Screens[],
): Promise<ReactNode | undefined> {
  const { change } = await api.change({ entry });
  const places = change && (await typePlaces(screens, { type: change.type, id }));
  if (!places) return undefined;
  const before = change.before ?? firstContent(places.type);
  return before && <VersionChanges {...places} before={before} after={change.after} />;
}
