import type { ReactNode } from "react";
import { firstContent } from "../../../content/revisions/changes";
import { RevisionChanges } from "../../../content/revisions/staff/revision-changes";
import { typeLocations } from "../../../content/staff/type-locations";
import { createClient } from "../../../platform/http/client";
import type { Screens } from "../../../ui/screens";
import { activityContract } from "../contract";

const api = createClient(activityContract);

/** The comparison of what an entry of the journal changed; undefined where what was before is not known. */
export async function changeOf(
  entry: number,
  id: string,
  screens: readonly Screens[],
): Promise<ReactNode | undefined> {
  const { change } = await api.change({ entry });
  const places = change && (await typeLocations(screens, { type: change.type, id }));
  if (!places) return undefined;
  const before = change.before ?? firstContent(places.type);
  return before && <RevisionChanges {...places} before={before} after={change.after} />;
}
