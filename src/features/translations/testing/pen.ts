import { expect } from "vitest";
import type { TestApp } from "../../../../test/app";
import type { TranslationStatus } from "../../../content/translation/contract";
import { LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";

type Texts = { header?: string; content?: string };

/** A test client that writes news through the API and reads which languages are outdated. */
export function pen(app: TestApp, staff: Record<string, string>) {
  const call = async (method: string, path: string, json?: object) => {
    const answer = await app.call(method, path, { headers: staff, ...(json && { json }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const done = async (method: string, path: string, json?: object) => {
    const { status, body } = await call(method, path, json);
    expect({ path, status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const texts = async (id: string): Promise<TranslationStatus[]> =>
    (await done("GET", `/api/translation?type=news&id=${id}`)).texts as TranslationStatus[];
  type Entry = Localized<Required<Texts>> & { version: number };
  const entry = async (id: string) => ((await done("GET", `/api/getNews?news_id=${id}`)).news as Entry[])[0];
  return {
    call,
    done,
    add: async (entry: Partial<Localized<Texts>>) =>
      String((await done("POST", "/api/addnews", { news: { date: "2026-11-01", ...entry } })).news_id),
    /** Saves an entry with some changes. */
    edit: async (id: string, said: object) => {
      const { version, ...before } = (await entry(id)) ?? {};
      return done("POST", "/api/editNews", { news: { ...before, ...said } });
    },
    entry,
    confirm: (id: string, path: string, lang: Lang, hash?: string) =>
      done("POST", "/api/confirmTranslation", { type: "news", id, path, lang, ...(hash && { hash }) }),
    texts,
    /** The paragraphs that each language is behind with, as the source says them now; `-` before one that was taken out. */
    behind: async (id: string, path = "content") => {
      const text = (await texts(id)).find((each) => each.path === path);
      return localized((lang) =>
        (text?.stale[lang] ?? []).map(({ before, after }) => after ?? `-${before.join(" ")}`),
      );
    },
    states: async (id: string, path = "content") => {
      const text = (await texts(id)).find((each) => each.path === path);
      return LANGS.map((lang) => text?.states[lang]).join(" ");
    },
  };
}

/** Paragraphs as a form sends them. */
export const paragraphs = (...lines: readonly string[]): string =>
  lines.map((line) => `<p>${line}</p>`).join("");
