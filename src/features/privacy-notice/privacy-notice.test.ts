import { describe, expect, it } from "vitest";
import { contentApi } from "../../../test/content/entries";
import { donationTests } from "../../../test/paypal/donation-tests";
import { hongKongDay } from "../../platform/locale/format";
import { localized } from "../../platform/locale/lang";
import { prepare } from "../../prepare.server";

const LETTER = {
  firstName: "Mei",
  lastName: "Chan",
  email: "mei@visitor.example",
  message: "When do we meet?",
};

const TODAY = hongKongDay(new Date());

describe("the privacy notice", () => {
  const site = donationTests();
  const read = async (path: string) => {
    const headers = await site.app.login();
    return (await site.app.call("GET", path, { headers })).json();
  };
  const post = async (path: string, json: object) => {
    const headers = await site.app.login();
    const answer = await site.app.call("POST", path, { headers, json });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const edit = (page: object) => post("/api/editPage", { page: { _id: "privacy", ...page } });
  const page = async () =>
    (await read("/api/pages")).pages.find(({ _id }: { _id: string }) => _id === "privacy");
  const versions = async () => (await read("/api/privacyNotice")).versions;
  const send = async (json: object = {}) => {
    await site.app.call("POST", "/api/contact", { json: { ...LETTER, ...json } });
    return (await read("/api/messages?show=all")).messages[0];
  };

  it("is unknown for what was sent before versions were stored", async () => {
    expect((await send()).notice).toBeNull();
    expect(await site.stored((await site.order()).orderId)).toMatchObject({ notice: null });
    const { csv } = await read("/api/exportMessages");
    expect(csv).toContain('"Privacy notice (version)","Privacy notice (date)"');
    expect(csv.trim()).toMatch(/"not known","not known"$/);
  });

  it("has its first version from the first start on, of the day that its text came with", async () => {
    await prepare(site.app.deps);
    await prepare(site.app.deps);
    expect(await versions()).toEqual([{ number: 1, since: "2026-11-21T00:00:00.000Z" }]);
  });

  it("is stored with a message, an enquiry and a donation, by the server alone", async () => {
    expect((await send({ notice: 7, notice_number: 7 })).notice).toMatchObject({ number: 1 });
    const { orderId } = await site.order("200", true);
    const donation = await site.stored(orderId);
    expect(donation?.notice).toBe(1);
    const { donation: shown } = await read(`/api/donation?donation_id=${donation?._id}`);
    expect(shown.notice).toEqual({ number: 1, since: "2026-11-21T00:00:00.000Z" });
    const { csv } = await read("/api/exportDonations?state=all");
    expect(csv).toContain('"1","2026-11-21"');
    expect(csv).toContain('"not known","not known"');
  });

  it("stays as it is at a save that changes no word, or only their look", async () => {
    await edit({});
    const { eng } = await page();
    await edit({ eng: { description: "For search engines", promise: eng.promise } });
    const text = eng.promise.text.replace("as little as we need", "<strong>as little as we need</strong>");
    await edit({ eng: { promise: { text } } });
    await post("/api/editPage", { page: { _id: "contact", eng: { lead: "Another lead" } } });
    expect(await versions()).toHaveLength(1);
  });

  it("counts up by itself, with the day, at a change of a word in any language; what came before keeps its own", async () => {
    await edit({ sim: { more: [{ title: "志愿者", text: "<p>一句话。</p>" }] } });
    const [newest] = await versions();
    expect([newest.number, hongKongDay(new Date(newest.since))]).toEqual([2, TODAY]);
    expect((await send()).notice).toEqual(newest);
    const { messages } = await read("/api/messages?show=all&sort=date");
    expect(messages.map(({ notice }: { notice: { number: number } | null }) => notice?.number)).toEqual([
      undefined,
      1,
      2,
    ]);
  });

  it("can be read as it was", async () => {
    const { notice: old } = await read("/api/privacyNotice?number=1");
    const { notice } = await read("/api/privacyNotice");
    const headings = (texts: typeof notice.texts) =>
      texts.sim.parts.map(({ heading }: { heading: string }) => heading);
    expect(headings(old.texts)).not.toContain("志愿者");
    expect(headings(notice.texts).slice(-3, -1)).toEqual(["志愿者", "修订及语言"]);
    expect(old.texts.eng.parts[0].html).not.toContain("{name}");
    const { status } = await site.app.call("GET", "/api/privacyNotice?number=9", {
      headers: await site.app.login(),
    });
    expect(status).toBe(404);
  });

  it("is another one when the charity has another name or address, since visitors read them in it", async () => {
    const { siteDetails } = await read("/api/siteDetails");
    const { version, ...details } = siteDetails;
    const address = localized((lang) => `${details.address[lang]} B`);
    const { edit: save } = contentApi(site.app, await site.app.login(), "siteDetails");
    expect((await save("siteDetails", { ...details, address })).status).toBe(200);
    expect((await versions())[0].number).toBe(3);
  });

  it("cannot lack what the law requires", async () => {
    const headers = await site.app.login();
    const eng = { purposes: { title: " ", text: "<p></p>" }, retention: { text: "" } };
    const answer = await site.app.call("POST", "/api/editPage", {
      headers,
      json: { page: { _id: "privacy", eng } },
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.map(({ path }: { path: string }) => path)).toEqual([
      "page.eng.purposes.title",
      "page.eng.purposes.text",
      "page.eng.retention.text",
    ]);
  });
});
