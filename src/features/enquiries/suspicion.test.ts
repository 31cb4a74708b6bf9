import { describe, expect, it } from "vitest";
import { enquiryTests } from "./testing/enquiry-app";

/** Three links in a signature, below a letter that somebody wrote. */
const HOSPITAL_LETTER = `Dear colleagues,

We would like to refer a family to you: their son of two was diagnosed with SMA type 2 last week.
Could somebody of your team telephone them this month?

Dr. Wong, Department of Paediatrics
https://hospital.example · www.hospital.example/paediatrics
https://maps.example/hospital`;

const HOSPITAL_LETTER_IN_CHINESE = `各位同工：

本院上星期有一名兩歲男童確診脊髓肌肉萎縮症第二型，家人希望了解貴會的支援服務，可否於本月內致電與他們聯絡？謝謝。

兒科部 黃醫生
https://hospital.example
www.hospital.example/paediatrics
https://maps.example/hospital`;

describe("what keeps advertising out", () => {
  const desk = enquiryTests();

  it.each([
    [{ website: "https://spam.example" }, ["trap"]],
    [{ message: "https://a.example https://b.example www.c.example" }, ["links"]],
    [{ message: "See https://a.example", elapsed: 400 }, ["haste"]],
  ])("keeps what is suspected, %j, and e-mails it when staff say so", async (fields, suspicions) => {
    expect((await desk.contact(fields)).status).toBe(200);
    expect((await desk.list()).total).toBe(0);
    expect(await desk.unread()).toBe(0);
    expect(await desk.unseen()).toBe(1);
    const message = await desk.only("?show=suspected");
    expect(message).toMatchObject({ state: "suspected", suspicions, mail: null });
    expect((await desk.act("POST", "/api/resendMessage", { message_id: message._id })).status).toBe(409);
    await desk.act("POST", "/api/acceptMessage", { message_id: message._id });
    await desk.isIn("sent");
    await desk.act("POST", "/api/acceptMessage", { message_id: message._id });
    expect(await desk.unread()).toBe(1);
    expect(await desk.unseen()).toBe(0);
    expect((await desk.list("?show=all")).waiting).toBe(0);
    expect(desk.server.mails).toHaveLength(1);
  });

  it("counts what is suspected until somebody has opened it or marked it in the list", async () => {
    for (const firstName of ["Kit", "Ling"])
      await desk.contact({ firstName, website: "https://spam.example" });
    const [ling, kit] = (await desk.list("?show=suspected")).messages;
    expect(await desk.list("?show=open")).toMatchObject({ unseen: 2 });
    await desk.act("POST", "/api/openMessage", { message_id: ling?._id });
    expect(await desk.unseen()).toBe(1);
    await desk.act("POST", "/api/markMessage", { message_id: kit?._id, done: true });
    expect(await desk.unseen()).toBe(0);
    expect((await desk.list("?show=suspected")).total).toBe(2);
    await desk.act("POST", "/api/acceptMessage", { message_id: kit?._id });
    expect((await desk.only("?show=open"))._id).toBe(kit?._id);
  });

  it.each([
    { message: HOSPITAL_LETTER },
    { message: HOSPITAL_LETTER_IN_CHINESE },
    { message: "Is https://a.example yours? And www.b.example?", elapsed: 60_000 },
    { elapsed: 400 },
    { elapsed: "", website: "" },
  ])("suspects nobody of %j", async (fields) => {
    await desk.contact(fields);
    expect((await desk.list()).total).toBe(1);
  });

  it("limits what one address sends and says when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => desk.contact()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ message: expect.stringContaining("send this again") });
    expect((await desk.list()).total).toBe(30);
  });

  it("does not count against an address what it got wrong", async () => {
    for (let count = 0; count < 35; count += 1) await desk.contact({ firstName: "" });
    expect((await desk.contact()).status).toBe(200);
  });
});
