import { describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPdf } from "../../../test/pdf";
import { photoBytes, photoForm } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import { draftOverlay, draftsOverlay } from "../../content/preview/preview-overlays.server";
import { addConsent, givenConsent } from "./testing/samples";

describe.each(ONE_ENGINE)("a consent on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: object, method = "POST") => {
    const answer = await app.call(method, path, { headers: staff, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string, headers = staff) => (await app.call("GET", path, { headers })).json();
  const statusOf = async (path: string, headers = {}) => (await app.call("GET", path, { headers })).status;
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const consentOf = async (id: string) => (await read(`/api/getConsent?consent_id=${id}`)).consent[0];
  const withdraw = (consent_id: string, entries: object[] = []) =>
    send("/api/withdrawConsent", { consent_id, entries });
  let height = 480;
  /** Uploads a photo that is like no other of these tests. */
  const upload = async (): Promise<string> => {
    height += 1;
    const body = new FormData();
    body.set("file", new File([await photoBytes(640, height)], "photo.jpg", { type: "image/jpeg" }));
    const answer = await app.call("POST", "/api/upload", { body, headers: staff });
    return (await answer.json()).public_id;
  };
  const inText = (id: string) => `<p>Before</p><p><img data-media-id="${id}" alt=""></p><p>After</p>`;

  it("names the field that is wrong, and wants to know who gave it for a child", async () => {
    const wrong = { ...givenConsent, person: " ", givenBy: "", covers: [], until: "2026-02-01" };
    const { status, body } = await send("/api/addConsent", { consent: wrong });
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ["consent.person", "consent.covers", "consent.givenBy", "consent.until"],
    ]);
    const unknown = await send("/api/addConsent", {
      consent: { ...givenConsent, pictures: ["none"], entries: [{ type: "news", id: "none" }] },
    });
    expect(unknown.body.errors).toMatchObject([{ path: "consent.pictures.0" }]);
  });

  it("lists them by name, or by the day on which they end, those without one last", async () => {
    const ends = { "Sorted An": "2031-01-01", "Sorted Bo": null, "Sorted Ca": "2030-01-01" };
    for (const [person, until] of Object.entries(ends)) await addConsent(app, staff, { person, until });
    const order = async (sort: string) => {
      const { consents } = await read(`/api/consents?q=sorted&sort=${sort}`);
      return consents.map(({ person }: { person: string }) => person.slice(-2));
    };
    expect(await order("name")).toEqual(["An", "Bo", "Ca"]);
    expect(await order("-name")).toEqual(["Ca", "Bo", "An"]);
    expect(await order("until")).toEqual(["Ca", "An", "Bo"]);
    expect(await order("-until")).toEqual(["An", "Ca", "Bo"]);
    expect(await statusOf("/api/consents?sort=given", staff)).toBe(400);
  });

  it("takes its pictures, with all that show the same, from everywhere when it is withdrawn", async () => {
    const [picture, other] = [await upload(), await upload()];
    const { body: part } = await send("/api/cropMedia", {
      media_id: picture,
      part: { x: 0, y: 0, width: 0.5, height: 1 },
    });
    const crop = part.public_id;
    const shown = await addNews(app, staff, {
      coverId: crop,
      eng: { header: "A walk", photoId: picture, photoArray: [other, picture], content: inText(picture) },
    });
    const deleted = await addNews(app, staff, { coverId: picture });
    await send("/api/deleteNews", { news_id: deleted }, "DELETE");
    const id = await addConsent(app, staff, { pictures: [picture] });
    const reach = await read(`/api/consentReach?consent_id=${id}`);
    expect([...reach.pictures].sort()).toEqual([picture, crop].sort());
    expect(reach.shownIn).toMatchObject([{ type: "news", id: shown, title: { eng: "A walk" } }]);
    expect(await statusOf(`/media/${crop}?w=160`)).toBe(200);
    expect((await withdraw(id)).status).toBe(200);
    for (const gone of [picture, crop]) {
      for (const w of [160, 320, 640]) expect(await statusOf(`/media/${gone}?w=${w}`, staff)).toBe(404);
      expect(await statusOf(`/api/getMedia?media_id=${gone}`, staff)).toBe(404);
      expect((await send("/api/restoreMedia", { media_id: gone })).status).toBe(404);
    }
    const { media } = await read("/api/media?trash=true");
    expect(media).toEqual([]);
    const now = await getNews(shown);
    expect(now).toMatchObject({ coverId: null, eng: { photoId: null, photoArray: [other] } });
    expect(JSON.stringify(now)).not.toMatch(new RegExp(`${picture}|${crop}`));
    expect(now.eng.content).toContain("After");
    expect(JSON.stringify(await contentApi(app, staff, "news").read(shown))).not.toContain(picture);
    await contentApi(app, staff, "news").restore(deleted);
    expect(await getNews(deleted)).toMatchObject({ coverId: null });
    const again = await send("/api/editNews", {
      news: { _id: shown, coverId: picture, eng: { header: "A walk" } },
    });
    expect([again.status, again.body.errors[0].path]).toEqual([400, "news.coverId"]);
  });

  it("takes its PDFs away, with links to them, and says of a file whose consents name it", async () => {
    const [pdf, copy, report] = [await uploadPdf(app, staff), await uploadPdf(app, staff), await upload()];
    const { body: part } = await send("/api/cropMedia", {
      media_id: report,
      part: { x: 0, y: 0, width: 0.5, height: 1 },
    });
    const story = { pdf: { pdfId: copy }, languages: ["eng"], eng: { name: "A story" } };
    const { body: form } = await contentApi(app, staff, "forms").create(story, {});
    const volunteer = { individual: "https://one.example/", organization: "https://two.example/" };
    const eng = { pdf: { pdfId: pdf }, formValue: "Sign up" };
    await contentApi(app, staff, "volunteer").edit("volunteer", { ...volunteer, eng });
    const link = `<p><a href="/media/${pdf}/a.pdf">Her <b>story</b></a> as a PDF</p>`;
    const linking = await addNews(app, staff, { eng: { header: "A story", content: link } });
    const id = await addConsent(app, staff, { pdfs: [pdf], pictures: [report] });
    const other = await addConsent(app, staff, { person: "Her brother", pdfs: [copy] });
    const reach = await read(`/api/consentReach?consent_id=${id}`);
    expect(reach.pdfs).toHaveLength(2);
    expect(reach.pdfs).toContainEqual({ _id: pdf, originalFilename: "年報.pdf" });
    expect(new Set(reach.shownIn.map(({ type }: { type: string }) => type))).toEqual(
      new Set(["news", "volunteer"]),
    );
    expect(reach.takenDown).toMatchObject([{ type: "forms", id: form.id }]);
    const naming = async (file: string) => (await read(`/api/consentsOfMedia?media_id=${file}`)).consents;
    expect(await naming(part.public_id)).toEqual([{ _id: id, person: givenConsent.person }]);
    expect(await naming(pdf)).toHaveLength(2);
    await withdraw(id);
    for (const gone of [pdf, copy]) expect(await statusOf(`/media/${gone}/a.pdf`, staff)).toBe(404);
    expect((await read("/api/media?kind=pdf")).media).toEqual([]);
    expect(JSON.stringify(await read("/api/getForms"))).not.toContain(form.id);
    expect(JSON.stringify(await read("/api/volunteerForms"))).not.toContain(pdf);
    expect((await getNews(linking)).eng.content).toBe("<p>Her <strong>story</strong> as a PDF</p>");
    expect((await consentOf(id)).withdrawal).toMatchObject({ pictures: 2, pdfs: 2 });
    const left = await consentOf(other);
    expect(left).toMatchObject({ gone: [copy], pdfs: [{ _id: copy, originalFilename: "年報.pdf" }] });
    const edit = (more: object) =>
      send("/api/editConsent", {
        consent: { ...givenConsent, _id: other, person: "Her brother", pdfs: [copy], ...more },
      });
    expect((await edit({ until: "2030-01-01" })).status).toBe(200);
    expect((await edit({ pdfs: [copy, pdf] })).body.errors).toMatchObject([{ path: "consent.pdfs.1" }]);
  });

  it("says of each entry whether visitors still see it, before and after", async () => {
    const [picture, other] = [await upload(), await upload()];
    const add = async (path: string, json: object, key: string): Promise<string> =>
      (await send(path, json)).body[key];
    const addItem = (coverId: string[], name: string) =>
      add("/api/addCharityItem", { item: { coverId, price: "", eng: { name } } }, "item_id");
    const alone = await addItem([picture], "A purse");
    const both = await addItem([picture, other], "A bag");
    const note = await add(
      "/api/addnote",
      { note: { faceId: picture, eng: { content: "Thanks" } } },
      "note_id",
    );
    const draft = await addNews(app, staff, { eng: { header: "Not yet", photoId: picture } });
    await contentApi(app, staff, "news").unpublish(draft);
    const [story, unseen] = [
      await addNews(app, staff, { eng: { header: "Her story" } }),
      await addNews(app, staff, { eng: { header: "Her other story" } }),
    ];
    await contentApi(app, staff, "news").unpublish(unseen);
    const entries = [story, unseen].map((id) => ({ type: "news", id }));
    const id = await addConsent(app, staff, { pictures: [picture], entries });
    const ids = (found: { id: string }[]) => found.map((each) => each.id).sort();
    const reach = await read(`/api/consentReach?consent_id=${id}`);
    expect(ids(reach.takenDown)).toEqual([alone, story].sort());
    expect(ids(reach.shownIn)).toEqual([both, note].sort());
    expect([ids(reach.unseenNamed), ids(reach.unseen)]).toEqual([[unseen], [draft]]);
    const seen = async () => {
      const items = JSON.stringify(await read("/api/charityItems", {}));
      const notes = JSON.stringify(await read("/api/notes", {}));
      return [items.includes(alone), items.includes(both), notes.includes(note), await getNews(story)];
    };
    expect(await seen()).toMatchObject([true, true, true, { _id: story }]);
    expect((await withdraw(id)).body).toMatchObject({ pictures: 1, pdfs: 0, takenDown: 2 });
    expect(await seen()).toEqual([false, true, true, 404]);
    const { withdrawal } = await consentOf(id);
    expect(withdrawal.takenDown).toBe(2);
    expect(ids(withdrawal.shownIn)).toEqual([both, note].sort());
    const states = withdrawal.entries.map((each: { id: string; withheld: boolean; isShown: boolean }) => [
      each.id,
      each.withheld,
      each.isShown,
    ]);
    expect(states.sort()).toEqual(
      [
        [story, true, false],
        [unseen, true, false],
        [alone, false, false],
      ].sort(),
    );
    const item = { _id: alone, coverId: [other], price: "", eng: { name: "A purse" } };
    expect((await send("/api/editCharityItem", { item })).status).toBe(200);
    const { entries: later } = (await consentOf(id)).withdrawal;
    expect(later.find((each: { id: string }) => each.id === alone)).toMatchObject({ isShown: true });
  });

  it("takes an entry down that cannot be published again before an administrator lets it", async () => {
    const id = await addNews(app, staff, { eng: { header: "Ka-yan swims" } });
    const named = await addNews(app, staff, { eng: { header: "Also of Ka-yan" } });
    const consent = await addConsent(app, staff, {
      ...{ person: "Ka-yan", covers: ["story"] },
      entries: [{ type: "news", id }],
    });
    const { namedIn } = await read(`/api/consentReach?consent_id=${consent}`);
    expect(namedIn).toMatchObject([{ type: "news", id: named, isList: true }]);
    await withdraw(consent, [{ type: "news", id: named }]);
    const news = { name: "news" };
    const administrator = { role: "administrator", types: null } as const;
    const previewed = [
      draftsOverlay(app.deps.db, administrator),
      draftOverlay(app.deps.db, administrator, { type: "news", id, revision: null }),
    ];
    const seen = (await Promise.all(previewed.map((overlay) => overlay.of(news)))).flat();
    expect(seen.filter((each) => [id, named].includes(each.id))).toEqual([]);
    for (const each of [id, named]) expect(await getNews(each)).toBe(404);
    expect(
      (await consentOf(consent)).withdrawal.entries.map((each: { withheld: boolean }) => each.withheld),
    ).toEqual([true, true]);
    const save = () => send("/api/editNews", { news: { _id: id, eng: { header: "Somebody swims" } } });
    const publish = () => contentApi(app, staff, "news").publish(id);
    expect([(await save()).status, (await publish()).status]).toEqual([409, 409]);
    expect(
      (await send("/api/releaseEntry", { consent_id: consent, entry: { type: "news", id } })).status,
    ).toBe(200);
    expect((await save()).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Somebody swims" } });
    expect(await getNews(named)).toBe(404);
  });

  it("says of a file that was withdrawn that it was, where somebody uploads it again", async () => {
    const uploaded = async () => {
      const answer = await app.call("POST", "/api/upload", { headers: staff, body: await photoForm(700) });
      return answer.json();
    };
    const { public_id, withdrawn } = await uploaded();
    expect(withdrawn).toBeUndefined();
    const id = await addConsent(app, staff, { pictures: [public_id] });
    expect((await uploaded()).withdrawn).toBeUndefined();
    await withdraw(id);
    expect((await uploaded()).withdrawn).toBe(true);
    await send("/api/undoWithdrawal", { consent_id: id });
    expect((await uploaded()).withdrawn).toBeUndefined();
  });

  it("is withdrawn once, and can be taken back where that was a mistake", async () => {
    const picture = await upload();
    const news = await addNews(app, staff, { coverId: picture });
    const id = await addConsent(app, staff, { pictures: [picture], entries: [{ type: "news", id: news }] });
    expect((await send("/api/undoWithdrawal", { consent_id: id })).status).toBe(409);
    await withdraw(id);
    expect((await withdraw(id)).status).toBe(409);
    expect((await send("/api/editConsent", { consent: { ...givenConsent, _id: id } })).status).toBe(409);
    expect((await consentOf(id)).state).toBe("withdrawn");
    expect((await send("/api/undoWithdrawal", { consent_id: id })).status).toBe(200);
    expect(await statusOf(`/media/${picture}?w=160`)).toBe(200);
    expect((await contentApi(app, staff, "news").publish(news)).status).toBe(200);
    expect((await consentOf(id)).withdrawal).toBeNull();
  });

  it("records in the journal who withdrew and when, and not whose consent", async () => {
    const id = await addConsent(app, staff, { person: "Nobody Else Knows" });
    await withdraw(id);
    const { entries } = await read("/api/activity");
    const own = entries.filter(({ entityId }: { entityId: string }) => entityId === id);
    expect(own.map(({ action, author }: { action: string; author: string }) => [action, author])).toEqual([
      ["withdrawConsent", "mei"],
      ["add", "mei"],
    ]);
    expect(JSON.stringify(entries)).not.toContain("Nobody Else Knows");
  });

  it("has to be renewed when it ends, and when a child comes of age", async () => {
    const ending = await addConsent(app, staff, { person: "Ends", until: "2026-03-02" });
    const child = await addConsent(app, staff, { person: "Grown", born: "2001-05-06" });
    const baby = await addConsent(app, staff, { person: "Baby", born: "2025-05-06" });
    const { consents } = await read("/api/consents?show=due");
    const states = new Map(consents.map(({ _id, state }: { _id: string; state: string }) => [_id, state]));
    expect([states.get(ending), states.get(child), states.get(baby)]).toEqual(["ended", "ofAge", undefined]);
  });
});
