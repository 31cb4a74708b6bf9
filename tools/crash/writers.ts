import sharp from "sharp";
import type { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import { pdfFile } from "../../src/media/testing/pdf-files.ts";

/** The promises of the site to keep something. */
export class Promised {
  /** Header of each news item that was saved, by id; several when an edit was not answered. */
  readonly news = new Map<string, string[]>();
  /** Bytes of each PDF, by id. */
  readonly pdfs = new Map<string, Buffer>();
  readonly images = new Set<string>();
  readonly messages: string[] = [];
  /** What was last typed into each form that is saved as it is typed, by the name of its draft; two when unanswered. */
  readonly typed = new Map<string, string[]>();
  /** Requests that were answered. */
  answered = 0;
  /** Requests that got no answer, as the site was killed. */
  unanswered = 0;
}

/** One thing that is asked of the site again and again. @throws on an answer that is not a success. */
type Write = (number: number) => Promise<void>;

/** The load: news saved and edited, typed into forms, photos and PDFs uploaded, messages sent. */
function writes(staff: StaffClient, promised: Promised): Write[] {
  return [
    (number) => saveNews(staff, promised, number),
    (number) => editNews(staff, promised, number),
    (number) => typeWord(staff, promised, number),
    (number) => uploadPhoto(staff, promised, number),
    (number) => uploadPdf(staff, promised, number),
    (number) => sendMessage(staff.url, promised, number),
    (number) => sendMessage(staff.url, promised, number),
  ];
}

/** Uploads that the site keeps before the first crash. */
const FIRST_UPLOADS = 10;

/** Fills the media store, so that what a crash leaves there is little against it. */
export async function firstUploads(staff: StaffClient, promised: Promised): Promise<void> {
  for (let number = 0; number < FIRST_UPLOADS; number += 1) {
    await uploadPhoto(staff, promised, number);
    await uploadPdf(staff, promised, number);
  }
}

/** Does each thing over and over until the site is gone. */
export async function writeUntilGone(staff: StaffClient, promised: Promised, begin: number): Promise<void> {
  await Promise.all(
    writes(staff, promised).map(async (write, at) => {
      for (let number = begin + at; ; number += 10) {
        try {
          await write(number);
          promised.answered += 1;
        } catch (error) {
          if (!isGone(error)) throw error;
          promised.unanswered += 1;
          return;
        }
      }
    }),
  );
}

/** A connection that was refused, or broke: `fetch` says so with a TypeError, Node itself with a code. */
function isGone(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && "code" in error);
}

async function success(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const text = (header: string) => ({ eng: { header, content: `<p>${header} ${"Words. ".repeat(50)}</p>` } });

async function saveNews(staff: StaffClient, { news }: Promised, number: number): Promise<void> {
  const header = `News ${number}`;
  const { news_id } = await success(
    await staff.post("/api/addnews", { news: { ...text(header), starred: true } }),
  );
  news.set(String(news_id), [header]);
}

async function editNews(staff: StaffClient, { news }: Promised, number: number): Promise<void> {
  const [_id = "", headers = []] = [...news].at(number % Math.max(1, news.size)) ?? [];
  if (_id === "") return saveNews(staff, { news } as Promised, number);
  const header = `Edited ${number}`;
  headers.push(header); // until the answer says which it is
  await success(await staff.post("/api/editNews", { news: { ...text(header), _id } }));
  news.set(_id, [header]);
}

/** Words that are typed into one form before the next is begun. */
const WORDS = 30;

/** Saves a form with one more word in it, as the staff area does while somebody types. */
async function typeWord(staff: StaffClient, { typed }: Promised, number: number): Promise<void> {
  const last = [...typed].at(-1);
  const isFull = !last || (last[1].at(-1)?.split(" ").length ?? 0) >= WORDS;
  const [draft, before] = isFull ? [`typed${String(number).padStart(20, "0")}`, [""]] : last;
  const words = `${before.at(-1)} w${number}`.trim();
  const texts = [...before, words];
  typed.set(draft, texts); // until the answer says which it is
  const form = { content: { eng: { header: words } } };
  await success(
    await staff.post("/api/saveAutosave", {
      draft,
      type: "news",
      title: words.slice(0, 40),
      version: 0,
      form,
    }),
  );
  typed.set(draft, [words]);
}

async function uploadPhoto(staff: StaffClient, { images }: Promised, number: number): Promise<void> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 90 };
  const photo = sharp({ create: { width: 200, height: 150, channels: 3, background } }).jpeg();
  const answer = await staff.upload(new Uint8Array(await photo.toBuffer()), `photo ${number}.jpg`);
  images.add(String((await success(answer)).public_id));
}

async function uploadPdf(staff: StaffClient, { pdfs }: Promised, number: number): Promise<void> {
  const pdf = pdfFile({ objects: [`(${number} ${"of a document ".repeat(2000)})`] });
  const answer = await staff.upload(new Uint8Array(pdf), `document ${number}.pdf`);
  pdfs.set(String((await success(answer)).public_id), pdf);
}

async function sendMessage(url: string, { messages }: Promised, number: number): Promise<void> {
  const name = `Visitor${number}-${messages.length}`;
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  await success(
    await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
      body: JSON.stringify({ firstName: name, lastName: "X", email: "v@visitor.example", message: "Hello" }),
    }),
  );
  messages.push(name);
}
