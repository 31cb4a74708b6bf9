import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { s3Blobs } from "./s3-blobs.server";

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`;

/** The keys listed from a store with these answers, the continuation tokens it got, and the error. */
async function listed(answer: (token: string | null) => string) {
  const tokens: (string | null)[] = [];
  const listener = createServer((request, response) => {
    const token = new URL(request.url ?? "", "http://store").searchParams.get("continuation-token");
    tokens.push(token);
    response.end(`<ListBucketResult>${answer(token)}</ListBucketResult>`);
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const endpoint = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const access = { region: "us-east-1", accessKeyId: "A", secretAccessKey: "B" };
  const blobs = s3Blobs({ endpoint, bucket: "kapok-media", ...access });
  const keys: string[] = [];
  const all = (async () => {
    for await (const { key } of blobs.list()) keys.push(key);
  })();
  const problem = await all.then(
    () => undefined,
    (error: Error) => error.message,
  );
  listener.closeAllConnections();
  listener.close();
  return { keys, tokens, problem };
}

// The server of the other tests gives tokens without such characters.
test("a list in several pages is fetched by the store's continuation token", async () => {
  const more =
    "<IsTruncated>true</IsTruncated><NextContinuationToken>1/+&amp;&#x3d;&#61;&lt;b&#38;lt;</NextContinuationToken>";
  const { keys, tokens } = await listed((token) =>
    token ? entry("b/original") : more + entry("a/original"),
  );
  expect(keys).toEqual(["a/original", "b/original"]);
  expect(tokens).toEqual([null, "1/+&==<b&lt;"]);
});

test("a list that has more and does not say where is no list", async () => {
  const { problem } = await listed(() => `<IsTruncated>true</IsTruncated>${entry("a/original")}`);
  expect(problem).toBe("the media store lists only a part");
});
