import type { ContentType } from "../../src/content/definition";
import { samplesOf } from "../../src/content/field";
import { localized } from "../../src/platform/locale/lang";
import type { TestApp } from "../app";

type Headers = Record<string, string>;

/** The fields of an entry of a type, as a save takes them. */
export const contentOf = ({
  shared,
  texts,
}: Pick<ContentType, "shared" | "texts">): Record<string, unknown> => ({
  ...samplesOf(shared),
  ...localized(() => samplesOf(texts)),
});

/** Calls of the content API for one type by somebody signed in; each gives the status and the body. */
export function contentApi(app: Pick<TestApp, "call">, headers: Headers, type: string) {
  const send = async (method: string, path: string, json?: object) => {
    const answer = await app.call(method, `/api/content/${type}${path}`, { headers, ...(json && { json }) });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    list: (query = "") => send("GET", query),
    create: (content: object, publish?: object, note?: string) =>
      send("POST", "", { content, ...(publish && { publish }), ...(note && { note }) }),
    read: (id: string, revision?: number) => send("GET", `/${id}${revision ? `?revision=${revision}` : ""}`),
    save: (id: string, revision: number, content: object, publish?: object, note?: string) =>
      send("PUT", `/${id}`, { content, revision, ...(publish && { publish }), ...(note && { note }) }),
    /** Saves a draft: of a new entry, or as the next revision of one. */
    draft: async (content: object, id?: string) => {
      if (id === undefined) return send("POST", "", { content });
      const { revision } = (await send("GET", `/${id}`)).body;
      return send("PUT", `/${id}`, { content, revision });
    },
    /** Saves an entry over its newest revision, and publishes it. */
    edit: async (id: string, content: object, publish: object = {}) => {
      const { revision } = (await send("GET", `/${id}`)).body;
      return send("PUT", `/${id}`, { content, revision, publish });
    },
    publish: (id: string, wish: object = {}) => send("POST", `/${id}/publish`, wish),
    unpublish: (id: string, what: object = {}) => send("POST", `/${id}/unpublish`, what),
    revisions: (id: string, page = 1) => send("GET", `/${id}/revisions?page=${page}`),
    restore: (id: string, what: object = {}) => send("POST", `/${id}/restore`, what),
    remove: (id: string) => send("DELETE", `/${id}`, {}),
    order: (ids: readonly string[]) => send("POST", "/order", { ids }),
  };
}
