/** What a call of the planting answers. */
interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends a call by an administrator. */
type Send = (method: string, path: string, json: object) => Promise<Answer>;

/** The beginning of every mark: no other text of a site has it. */
const MARK = /Quince[a-z]+/g;

/** An entry in which visitors must not find what was planted. */
export interface Planted {
  type: string;
  id: string;
  /** The words that nobody but staff for its type may read. */
  mark: string;
}

/** A site with words planted in whatever visitors do not get. */
export interface PlantedSite {
  entries: readonly Planted[];
  /** A picture that a draft alone uses. */
  picture: string;
  /** The path of a link to the preview of one draft, and the one mark that it shows. */
  link: { path: string; mark: string };
}

const HOUR = 60 * 60 * 1000;

/**
 * Plants marks: in a draft, its picture, a comment on it and what was typed into its form; in languages that are not
 * published; in a revision that is planned; in what was taken down, or deleted; in an entry that is withheld; in drafts of other types.
 * @param picture id of an upload that nothing uses
 */
export async function plantMarks(send: Send, picture: string): Promise<PlantedSite> {
  const done = async (method: string, path: string, json: object) => {
    const { status, body } = await send(method, path, json);
    if (status >= 300) throw new Error(`${method} ${path} answers ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const create = async (type: string, content: object, publish?: object) =>
    String((await done("POST", `/api/content/${type}`, { content, ...(publish && { publish }) })).id);
  const save = async (type: string, id: string, change: object, publish?: object) => {
    const { content, revision, id: own } = await done("GET", `/api/content/${type}/${id}`, {});
    const json = { content: { ...(content as object), ...change }, revision, ...(publish && { publish }) };
    await done("PUT", `/api/content/${type}/${own}`, json);
    return String(own);
  };
  const entries: Planted[] = [];
  const plant = (type: string, id: string, mark: string) => entries.push({ type, id, mark });

  const draft = await create("news", { coverId: picture, eng: { header: "Quincedraft" } });
  plant("news", draft, "Quincedraft");
  await done("POST", "/api/editMedia", { media_id: picture, alt: { eng: "Quincealt" } });
  await done("POST", "/api/addComment", { type: "news", id: draft, text: "Quincecomment" });
  const typed = { type: "news", id: draft, title: "Quincetyped", version: 1, form: { eng: "Quincetyped" } };
  await done("POST", "/api/saveAutosave", { draft: "q".repeat(24), ...typed });

  const texts = { eng: { header: "Open day" }, tra: { header: "Quincelang" } };
  plant("news", await create("news", texts, { langs: ["eng"] }), "Quincelang");

  const planned = await create("news", { eng: { header: "Picnic" } }, {});
  const at = new Date(Date.now() + HOUR).toISOString();
  await save("news", planned, { eng: { header: "Quinceplan" } }, { at });
  plant("news", planned, "Quinceplan");

  const down = await create("news", { starred: true, eng: { header: "Quincedown" } }, {});
  await done("POST", `/api/content/news/${down}/unpublish`, {});
  plant("news", down, "Quincedown");

  const founder = { sim: { founder: "Quincefounder" } };
  const organization = await save("organization", "organization", founder, { langs: ["eng", "tra"] });
  plant("organization", organization, "Quincefounder");

  const deleted = await create("news", { eng: { header: "Quincetrash" } }, {});
  await done("DELETE", `/api/content/news/${deleted}`, {});
  plant("news", deleted, "Quincetrash");

  const withheld = await create("news", { eng: { header: "Quinceperson swims" } }, {});
  const consent = {
    ...{ person: "Quinceperson", giver: "parent", givenBy: "Mrs Lam", givenOn: "2026-03-01" },
    ...{ covers: ["story"], entries: [{ type: "news", id: withheld }] },
  };
  const { consent_id } = await done("POST", "/api/addConsent", { consent });
  await done("POST", "/api/withdrawConsent", { consent_id });
  plant("news", withheld, "Quinceperson");

  const note = await create("notes", { eng: { author: "Quincenote", content: "Thank you." } });
  plant("notes", note, "Quincenote");
  const page = { eng: { title: "News", lead: "Quincepage" } };
  plant("pages", await save("pages", "archive", page), "Quincepage");
  const own = { address: "/quinces", eng: { title: "Quinceown" } };
  plant("freePages", await create("freePages", own), "Quinceown");
  const topic = { eng: { name: "Quinceterm", meaning: "A fruit." } };
  plant("smaTerms", await create("smaTerms", topic), "Quinceterm");

  const { url } = await done("POST", "/api/previews", { type: "notes", id: note });
  return { entries, picture, link: { path: new URL(String(url)).pathname, mark: "Quincenote" } };
}

/** The marks in a text. */
export const marksIn = (text: string): string[] => [...new Set(text.match(MARK) ?? [])];
