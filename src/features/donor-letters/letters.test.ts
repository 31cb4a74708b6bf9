import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";
import { defaultLetters } from "../../site/letters/default-letters";
import { letterMail } from "../../site/letters/letter-email.server";
import { exampleValues, LETTER_NAMES, type LetterName, type LetterValues } from "../../site/letters/letters";

const TEXT = "Hello {donor},\n\n{amount} came.\nThank you.\n\n{receipt}\n\n{reference}";
const whole = localized((lang) => ({ ...defaultLetters[lang], signature: "" }));
const OWN = { subject: "Thanks from {charity} <us>", text: TEXT };

describe("letters to donors", () => {
  const { app, staff } = appTests();
  const api = contentApi(app, staff, "letters");

  const mail = (letter: LetterName, values: LetterValues, lang: Lang = "eng") =>
    letterMail(app.deps.db, {
      ...{ letter, lang, publicUrl: "https://kapok.example" },
      values: () => ({ ...exampleValues[lang], link: "https://kapok.example/eng/donate", ...values }),
    });
  /** Saves the default letters with changes to the English ones, and the logo. */
  const edit = (eng: object, logo: string | null = null) =>
    api.edit("letters", { ...whole, eng: { ...whole.eng, ...eng }, logo });
  const faults = async (eng: object) =>
    ((await edit(eng)).body.errors as { path: string; message: string }[]).map(
      ({ path, message }) => `${path}: ${message}`,
    );
  const post = (json: object) => app.call("POST", "/api/sendTestLetter", { headers: staff, json });

  it("have default texts in every language until they are changed", async () => {
    for (const lang of LANGS)
      for (const letter of LETTER_NAMES) {
        const { subject, text } = await mail(letter, {}, lang);
        expect(subject + text).not.toMatch(/[{}]|undefined/);
        expect(text).toContain("HK$500");
      }
    const { text, replyTo } = await mail("declined", { donor: "" });
    expect(text).not.toContain("Dear");
    expect(text).toContain("Ways to give: https://kapok.example/eng/donate\n\nReference: 4821 7305");
    expect(replyTo?.name).toBe("Kapok SMA Association");
  });

  it("are sent with the published texts, escaped for HTML", async () => {
    const logo = await uploadPhoto(app, staff);
    expect((await edit({ thanks: OWN, signature: "Mei\n{charity}" }, logo)).status).toBe(200);
    const { subject, text, html } = await mail("thanks", { donor: "<b>Ann</b>", receipt: "" });
    expect(subject).toBe("Thanks from Kapok SMA Association <us>");
    expect(text).toBe(
      `${subject}\n\nHello <b>Ann</b>,\n\nHK$500 came.\nThank you.\n\nReference: 4821 7305\n\nMei\nKapok SMA Association\n`,
    );
    expect(html).toContain("<p>HK$500 came.<br>Thank you.</p>");
    expect(html).toContain("&lt;b&gt;Ann&lt;/b&gt;");
    expect(html).toContain(`<img src="https://kapok.example/media/${logo}?w=320"`);
    // The rest, and other languages, are as before.
    expect((await mail("thanks", {}, "tra")).subject).toBe("感謝您捐款支持木棉脊髓肌肉萎縮症協會");
    expect((await mail("returned", {})).text).toContain("returned in full");
  });

  it("are refused with an unknown placeholder, or without a required one", async () => {
    const { subject } = OWN;
    expect(await faults({ thanks: { subject, text: TEXT.replace("{amount}", "{amuont}") } })).toEqual([
      "content.eng.thanks.text: {amuont} is not known here. What can be used is said with the text.",
      "content.eng.thanks.text: The donor needs {amount} in this letter: add it to the text.",
    ]);
    expect(await faults({ thanks: { subject: "For {donor}", text: TEXT } })).toHaveLength(1);
    expect(await faults({ signature: "{amount}" })).toHaveLength(1);
    expect(await faults({ thanks: { subject: "", text: TEXT } })).toHaveLength(1);
  });

  it("are sent as a test to their author, once they have given an address", async () => {
    const letter = { letter: "thanks", lang: "eng", ...OWN, signature: "Mei", logo: null };
    expect((await post(letter)).status).toBe(409);
    const own = { address: "mei@charity.example", lang: "eng" };
    expect((await app.call("POST", "/api/setWorkMail", { headers: staff, json: own })).status).toBe(200);
    expect(await (await post(letter)).json()).toEqual({ message: "success", address: own.address });
    const [sent] = await app.deps.db
      .$extendTables<OutboxTables>()
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "letterTest")
      .execute();
    expect(sent).toMatchObject({ recipient: own.address, subject: "Thanks from Kapok SMA Association <us>" });
    expect(sent?.body_text).toContain("Hello Chan Siu Ming,");
  });
});
