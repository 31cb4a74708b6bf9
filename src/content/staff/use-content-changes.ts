import { useContext } from "react";
import { useChanges } from "../../platform/http/client";
import { type PublishOptions, PublishOptionsContext } from "../../platform/http/publish-options-context";
import { LANGS } from "../../platform/locale/lang";
import { contentContract, type Publish } from "../api/contract";
import type { ContentType } from "../definition";
import type { ListChanges } from "./content-screens";
import { renamedPaths } from "./form-conversion";

interface FlagChanges {
  /** Sets flags alone, in what visitors get too. */
  setFlags(id: string, flags: Readonly<Record<string, boolean>>): Promise<unknown>;
}

/**
 * The changes that a form or a list makes by the content API, published as the form around says.
 * @param prefix what the paths of the form begin with, where those of the API do with `content.`
 */
export function useContentChanges(
  { name: type }: Pick<ContentType, "name">,
  prefix: string,
): Required<ListChanges> & FlagChanges {
  const changes = useChanges(contentContract);
  const options = useContext(PublishOptionsContext);
  const onForm = (error: unknown): never => {
    throw renamedPaths(error, (path) => path.replace(/^content\./, prefix));
  };
  return {
    add: async (content) =>
      (await changes.create({ type, content: { ...content }, ...publishing(options) }).catch(onForm)).id,
    edit: (id, content, revision = 0) =>
      changes.save({ type, id, content: { ...content }, revision, ...publishing(options) }).catch(onForm),
    remove: (id) => changes.remove({ type, id }),
    restore: (id) => changes.restore({ type, id }),
    setFlags: (id, flags) => changes.setFlags({ type, id, flags: { ...flags } }),
    arrange: (ids) => changes.order({ type, ids: [...ids] }),
  };
}

/** The part of a save that says what visitors get of it. */
function publishing({ current, planned, note }: PublishOptions): { publish?: Publish; note?: string } {
  const said = note ? { note } : {};
  const langs = LANGS.filter((lang) => !current.includes(lang));
  if (planned?.at !== undefined) return { ...said, publish: { ...planned, langs: [...planned.langs] } };
  if (langs.length === 0) return said;
  return { ...said, publish: { langs, ...(planned?.until !== undefined && { until: planned.until }) } };
}
