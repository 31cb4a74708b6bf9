import { useContext } from "react";
import { refreshLibrary } from "../../media/library-answers";
import { useChanges } from "../../platform/http/client";
import type { InputOf } from "../../platform/http/contract";
import { type PublishOptions, PublishOptionsContext } from "../../platform/http/publish-options-context";
import { LANGS } from "../../platform/locale/lang";
import { contentContract, type Publish } from "../api/contract";
import type { ContentType } from "../definition";
import { DESCRIPTIONS, descriptionsIn } from "../pictures/descriptions";
import type { ListChanges } from "./content-screens";
import { renamedPaths } from "./form-conversion";

interface FlagChanges {
  /** Sets only flags, of the published content too. */
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
    throw renamedPaths(error, (path) =>
      path.startsWith(DESCRIPTIONS) ? prefix + path : path.replace(/^content\./, prefix),
    );
  };
  const send = async <Sent>(form: object, call: (body: Body) => Promise<Sent>): Promise<Sent> => {
    const body = bodyOf(form);
    const sent = await call({ ...body, ...publishing(options) }).catch(onForm);
    if (body.descriptions) refreshLibrary();
    return sent;
  };
  return {
    add: async (form) => (await send(form, (body) => changes.create({ type, ...body }))).id,
    edit: (id, form, revision = 0) => send(form, (body) => changes.save({ type, id, revision, ...body })),
    remove: (id) => changes.remove({ type, id }),
    restore: (id) => changes.restore({ type, id }),
    setFlags: (id, flags) => changes.setFlags({ type, id, flags: { ...flags } }),
    arrange: (ids) => changes.order({ type, ids: [...ids] }),
  };
}

type Body = Pick<InputOf<typeof contentContract.save>, "content" | "descriptions" | "publish" | "note">;

/** The content of a form, and beside it what it says of its pictures for the library. */
function bodyOf(form: object): Pick<Body, "content" | "descriptions"> {
  const { [DESCRIPTIONS]: _, ...content } = form as Record<string, unknown>;
  const descriptions = descriptionsIn(form);
  return { content, ...(Object.keys(descriptions).length > 0 && { descriptions }) };
}

/** The part of a save that says what visitors get of it. */
function publishing({ current, planned, note }: PublishOptions): { publish?: Publish; note?: string } {
  const said = note ? { note } : {};
  const langs = LANGS.filter((lang) => !current.includes(lang));
  if (planned?.at !== undefined) return { ...said, publish: { ...planned, langs: [...planned.langs] } };
  if (langs.length === 0) return said;
  return { ...said, publish: { langs, ...(planned?.until !== undefined && { until: planned.until }) } };
}
