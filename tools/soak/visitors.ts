import { setTimeout as pause } from "node:timers/promises";
import { askAfresh } from "../../e2e/fixtures/fresh-connection.ts";
import type { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import type { Tally } from "./tally.ts";

const PAGES = [
  ...["/", "/about", "/archive", "/archive?cat=all", "/sma", "/involved", "/contact", "/donate", "/comfort"],
  ...["/privacy", "/accessibility"],
];
const LANGS = ["", "/tra", "/sim"];

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** As browsers do, asks again when a connection was closed just when it was to be used again (RFC 9112, 9.3.1). */
const read = (address: string, tally: Tally) =>
  fetch(address).catch(() => {
    tally.askedAgain += 1;
    return askAfresh(address, {});
  });

/** Reads pages and looks at pictures, with time to think between them, until the end. */
export async function visit(url: string, tally: Tally, think: number, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const lang = one(LANGS);
    const page = await tally.ask(
      "page",
      () => read(url + (lang + one(PAGES)).replace(/(?<=.)\/$/, ""), tally),
      [200],
    );
    const images = [...(page ?? "").matchAll(/src="(\/media\/[^"]+)"/g)].map(([, path]) => path ?? "");
    // 404 where its news was deleted since the page was read.
    for (const path of images.slice(0, 2))
      await tally.ask("image", () => read(url + path, tally), [200, 404]);
    await pause(think * (0.5 + Math.random()), undefined, { signal: end }).catch(() => {});
  }
}

/** Sends a message now and then, each from an address of its own. */
export async function write(url: string, tally: Tally, end: AbortSignal): Promise<void> {
  for (let number = 0; !end.aborted; number += 1) {
    const from = `10.9.${(number >> 8) & 255}.${number & 255}`;
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": from };
    const body = JSON.stringify({
      firstName: `Writer${number}`,
      lastName: "Soakwell",
      email: `writer${number}@soak.example`,
      message: `A question, number ${number}, from somebody.`,
    });
    const send = () => askAfresh(`${url}/api/contact`, { method: "POST", headers, body });
    await tally.ask("message", send, [200]);
    await pause(700, undefined, { signal: end }).catch(() => {});
  }
}

/** Saves, edits, uploads and deletes, as somebody of the staff on a busy day. */
export async function work(
  staff: StaffClient,
  photo: Uint8Array<ArrayBuffer>,
  tally: Tally,
  end: AbortSignal,
) {
  for (let number = 0; !end.aborted; number += 1) {
    const think = () => pause(1500, undefined, { signal: end }).catch(() => {});
    const uploaded = await tally.ask("upload", () => staff.upload(photo, `photo ${number}.jpg`), [201]);
    const coverId: unknown = JSON.parse(uploaded ?? "{}").public_id;
    await think();
    const text = { header: `Soaked ${number}`, content: "<p>Some words of news.</p>" };
    const news = { eng: text, coverId, starred: number % 10 === 0 };
    const saved = await tally.ask("save", () => staff.post("/api/addnews", { news }), [200]);
    const news_id: unknown = JSON.parse(saved ?? "{}").news_id;
    await think();
    for (const path of ["/cms/managenews", "/cms/messages"])
      await tally.ask("screen", () => staff.get(path), [200]);
    for (const path of ["/api/messages?show=all", "/api/activity"])
      await tally.ask("list", () => staff.get(path), [200]);
    await think();
    await tally.ask("delete", () => staff.post("/api/deleteNews", { news_id }, "DELETE"), [200]);
  }
}
