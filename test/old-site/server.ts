import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { answerTo } from "./answers";
import { ACCOUNT, type OldContent } from "./content";

/** What the server does with a request instead of answering it; true when it did. */
export type Quirk = (path: string, response: ServerResponse) => boolean;

/** An old site on this machine with its media host, one server for both. */
export interface OldSite {
  /** The address of the old site. */
  old: string;
  /** The address of the media host with the account's name. */
  media: string;
  /** Every path that was asked for, in order. */
  asked: string[];
  /** How many requests were under way at once at most. */
  mostAtOnce(): number;
  /** Looks at each request first. */
  quirk: Quirk;
  close(): Promise<void>;
}

/** Opens an old site. It packs its answers, says of none what it is, and has a page for every call that it lacks. */
export async function openOldSite(content: OldContent): Promise<OldSite> {
  let underWay = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname + (request.url ?? "").replace(/^[^?]*/, "");
    site.asked.push(path);
    underWay += 1;
    most = Math.max(most, underWay);
    response.once("close", () => {
      underWay -= 1;
    });
    if (site.quirk(path, response)) return;
    if (pathname.startsWith(`/${ACCOUNT}/`)) return sendFile(content, pathname, response);
    const answer = pathname.startsWith("/api/")
      ? answerTo(content, pathname.slice("/api/".length), searchParams)
      : undefined;
    // What is no call is answered with the page of the application.
    if (!answer) return response.end("<!doctype html><title>Old site</title>");
    response.setHeader("Content-Encoding", "gzip");
    response.end(gzipSync(JSON.stringify(answer)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: OldSite = {
    old: address,
    media: `${address}/${ACCOUNT}`,
    asked: [],
    mostAtOnce: () => most,
    quirk: () => false,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
  return site;
}

/** A file of the media host by its path: of any transformation, and a picture without its ending. */
function sendFile(content: OldContent, pathname: string, response: ServerResponse): void {
  const [resource = "", , ...parts] = pathname.split("/").slice(2).map(decodeURIComponent);
  const [first = ""] = parts;
  const isTransformed = /^(w_|fl_)/.test(first);
  const id = parts.slice(isTransformed ? 1 : 0).join("/");
  const path = `${resource}/upload/${id}`;
  const variants = isTransformed ? [`${resource}/${first}/${id}`] : [];
  const bytes = [...variants, path, `${path}.jpg`, `${path}.png`, `${path}.gif`]
    .map((each) => content.files.get(each))
    .find((found) => found !== undefined);
  if (bytes) response.end(bytes);
  else response.writeHead(404).end();
}
