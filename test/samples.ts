import { findLinks } from "../src/features/outside-links/testing/find-links";
import type { TestApp } from "./app";
import { contentApi } from "./content/entries";
import { uploadPdf } from "./pdf";
import { uploadPhoto } from "./photo";
import { loginAs } from "./roles";

type Make = (app: TestApp, staff: Record<string, string>) => Promise<unknown>;

/** Publishes a news item by the API; gives its id. */
export async function addNews(
  app: TestApp,
  staff: Record<string, string>,
  news: Record<string, unknown> = {},
): Promise<string> {
  const json = { news: { eng: { header: "A header" }, ...news } };
  const answer = await app.call("POST", "/api/addnews", { headers: staff, json });
  const { news_id } = (await answer.json()) as { news_id: string };
  return news_id;
}

/** Adds a note of appreciation by the API; gives its id. */
export async function addNote(
  app: TestApp,
  staff: Record<string, string>,
  note: Record<string, unknown> = {},
): Promise<string> {
  const json = { note: { eng: { author: "Mrs Lam", content: "Thank you." }, ...note } };
  const answer = await app.call("POST", "/api/addnote", { headers: staff, json });
  const { note_id } = (await answer.json()) as { note_id: string };
  return note_id;
}

/**
 * One input that works for each `write` call, and for each `get` that answers nothing without one, by `feature.call`.
 * The conformance suite wants one for every such call, so that a new one is held to the rules from the start.
 */
export const samples: Record<string, Make> = {
  ...ofFeatures(),
  "outside-links.ignore": async (app, staff) => {
    const address = "https://other.example/";
    await addNews(app, staff, { eng: { header: "A link", content: `<a href="${address}">x</a>` } });
    await findLinks(app);
    return { address, ignored: true };
  },
  "news.add": async (app, staff) => ({
    news: { coverId: await uploadPhoto(app, staff), eng: { header: "New" }, category: "Public Awareness" },
  }),
  "news.edit": async (app, staff) => ({ news: { _id: await addNews(app, staff), sim: { header: "新" } } }),
  "revisions.list": async () => ({ type: "news" }),
  "revisions.create": async () => ({ type: "news", content: { eng: { header: "New" } }, publish: {} }),
  "revisions.read": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.save": async (app, staff) => ({
    ...{ type: "news", id: await addNews(app, staff), revision: 1, publish: {} },
    content: { eng: { header: "Changed" } },
  }),
  "revisions.publish": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.unpublish": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.setFlags": async (app, staff) => ({
    ...{ type: "news", id: await addNews(app, staff) },
    flags: { starred: true },
  }),
  "revisions.revisions": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.restore": trashedNews,
  "revisions.remove": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.order": async (app, staff) => {
    const { entries } = (await contentApi(app, staff, "smaTerms").list()).body;
    return { type: "smaTerms", ids: entries.map(({ id }: { id: string }) => id).toReversed() };
  },
  "revisions.autosave": async () => ({ type: "news" }),
  "revisions.unschedule": async (app, staff) => {
    const of = { type: "news", id: await addNews(app, staff) };
    const { publish, read } = contentApi(app, staff, of.type);
    await publish(of.id, { at: new Date(Date.now() + 60 * 60 * 1000) });
    const { scheduled } = (await read(of.id)).body;
    return { ...of, key: scheduled[0].key };
  },
  "revisions.approve": heldNews,
  "revisions.sendBack": async (app) => ({ ...(await heldNews(app)), comment: "Please name the place." }),
  "list-views.views": async () => ({ list: "/cms/donations" }),
  "list-views.saveView": async () => ({ list: "/cms/donations", name: "2026", query: "?year=2026" }),
  "revisions.comments": async (app, staff) => ({ type: "news", id: await addNews(app, staff) }),
  "revisions.addComment": async (app, staff) => ({
    ...{ type: "news", id: await addNews(app, staff) },
    text: "Is the place right?",
  }),
  "revisions.endComment": async (app, staff) => {
    const of = { type: "news", id: await addNews(app, staff) };
    const json = { ...of, text: "Is the place right?" };
    const answer = await app.call("POST", "/api/addComment", { headers: staff, json });
    return { ...of, key: ((await answer.json()) as { key: string }).key, done: true };
  },
  "revisions.eraseEntry": trashedNews,
  "previews.revokeLink": async (app, staff) => {
    const answer = await app.call("POST", "/api/previews", { headers: staff, json: {} });
    const { id } = (await answer.json()) as { id: string };
    return { token: id };
  },
  "news.one": async (app, staff) => ({ news_id: await addNews(app, staff) }),
  "media.one": async (app, staff) => ({ media_id: await uploadPhoto(app, staff) }),
  "media.described": async (app, staff) => ({ media_ids: await uploadPhoto(app, staff) }),
  "media.checks": async (app, staff) => ({ media_id: await uploadPdf(app, staff) }),
  "media.edit": async (app, staff) => ({ media_id: await uploadPhoto(app, staff), alt: { eng: "A picnic" } }),
  "media.replace": async (app, staff) => ({
    media_id: await uploadPdf(app, staff),
    public_id: await uploadPdf(app, staff),
  }),
  "media.restoreVersion": async (app, staff) => {
    const [media_id, public_id] = [await uploadPdf(app, staff), await uploadPdf(app, staff)];
    await app.call("POST", "/api/replaceMedia", { headers: staff, json: { media_id, public_id } });
    return { media_id, version: 1 };
  },
  "media.remove": async (app, staff) => ({ media_id: await uploadPdf(app, staff) }),
  "media.restore": async (app, staff) => {
    const media_id = await uploadPdf(app, staff);
    await app.call("DELETE", "/api/deleteMedia", { headers: staff, json: { media_id } });
    return { media_id };
  },
  "news.byCategory": async () => ({ cat: "all" }),
  "news.star": async (app, staff) => ({ news_id: await addNews(app, staff), starred: true }),
  "news.remove": async (app, staff) => ({ news_id: await addNews(app, staff) }),
  "organization.replace": async () => ({
    combined: { eng: { founder: "Ms Choi", engStaff: [{ staffName: "Ms Lo", staffTitle: "Nurse" }] } },
  }),
  "chart.update": async (app, staff) => ({
    charts: { tra: { coverId: await uploadPhoto(app, staff) } },
    figures: { rows: [{ eng: "Rent", amount: 1200 }] },
  }),
  "special.replace": async (app, staff) => ({ photo_id: await uploadPhoto(app, staff), num: 3 }),
  "notes.add": async (app, staff) => ({
    note: { coverId: await uploadPhoto(app, staff), tra: { author: "林太", content: "多謝。" } },
  }),
  "notes.one": async (app, staff) => ({ note_id: await addNote(app, staff) }),
  "notes.edit": async (app, staff) => ({
    note_id: await addNote(app, staff),
    note: { sim: { content: "谢谢。" } },
  }),
  "notes.remove": async (app, staff) => ({ note_id: await addNote(app, staff) }),
  "glossary.replace": async () => ({ entries: [{ tra: "的士", sim: "出租车" }] }),
  "glossary.import": async () => ({ csv: "巴士,公交车\n" }),
  "redirects.import": async () => ({ csv: "/old-page,/donate\n" }),
  "conversion.remember": async () => ({ from: "tra", pairs: [{ source: "的士。", result: "出租车。" }] }),
  "donors.replace": async () => ({ eng: ["Anonymous"], tra: "無名氏\n", sim: "" }),
  "volunteer.editLinks": async () => ({
    form_id: "volunteer",
    category: "individual",
    individual: "https://kapok.example/individual",
  }),
  "volunteer.editForm": async (app, staff) => ({
    form_id: "volunteer",
    idx: 1,
    pdf: { public_id: await uploadPdf(app, staff), original_filename: "義工表格.pdf" },
  }),
};

/** A news item by a writer that waits for an administrator; writers publish themselves again afterwards. */
async function heldNews(app: TestApp) {
  const administrator = await app.login();
  const set = (review: boolean) =>
    app.call("POST", "/api/setPublishingRule", { headers: administrator, json: { review } });
  const { headers } = await loginAs(app, "writer");
  await set(true);
  const id = await addNews(app, headers);
  await set(false);
  return { type: "news", id, version: 1 };
}

async function trashedNews(app: TestApp, staff: Record<string, string>) {
  const id = await addNews(app, staff);
  await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
  return { type: "news", id };
}

/** The exports of each feature's `testing/samples.ts` for this, by a name that ends in `Samples`. */
function ofFeatures(): Record<string, Make> {
  const found: Record<string, Record<string, Record<string, Make>>> = import.meta.glob(
    "../src/features/*/testing/samples.ts",
    { eager: true },
  );
  const exported = Object.values(found).flatMap((module) => Object.entries(module));
  return Object.assign({}, ...exported.filter(([name]) => name.endsWith("Samples")).map(([, own]) => own));
}
