import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { Problem } from "../../api/problem";
import { guarded } from "./guarded-body.server";
import type { S3Settings } from "./s3-settings.server";

/** All in milliseconds but `tries`. */
export interface S3Timing {
  /** For the first byte of an answer, upload included, and for each further piece. */
  patience: number;
  tries: number;
  /** After the first failure; it doubles with each. */
  firstPause: number;
}

export const S3_TIMING: S3Timing = { patience: 20_000, tries: 4, firstPause: 100 };

/** One request about an object. */
export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** "" asks about the bucket itself. */
  key: string;
  /** As in `?list-type=2`. */
  query?: string;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Told how each call went: nothing when the store answered, else what was wrong. */
export type S3Listener = (failure?: { error: unknown }) => void;

const RETRY_AFTER = "30";

/** The store said no and would say so again. */
export class Refused extends Error {}

/**
 * A signed connection to one bucket. What fails in passing (no answer, 5xx, 429, a body that stops) is tried
 * again; every call of ours may be, since what is put under a key is never changed.
 */
export function s3Connection(settings: S3Settings, timing: S3Timing, listener: S3Listener) {
  const client = new AwsClient({ ...settings, service: "s3" });

  const attempt = async <T>(call: S3Call, take: (answer: Response) => Promise<T>): Promise<T> => {
    const request = await signed(client, addressOf(settings, call), call);
    const cut = new AbortController();
    const late = setTimeout(() => cut.abort(new Error("the store did not answer in time")), timing.patience);
    const answer = await fetch(request, { signal: cut.signal, redirect: "error" }).finally(() =>
      clearTimeout(late),
    );
    if (!answer.ok && answer.status !== 404) throw await refusal(call, answer);
    return take(new Response(answer.body && guarded(answer.body, timing.patience, cut), answer));
  };

  return {
    /**
     * What `take` makes of the answer, which is 2xx or 404.
     * @throws {Problem} 503 when the store is away or refuses us; the listener hears why.
     */
    send: async <T>(
      call: S3Call,
      take: (answer: Response) => Promise<T>,
      tries = timing.tries,
    ): Promise<T> => {
      for (let failures = 1; ; failures += 1) {
        try {
          const result = await attempt(call, take);
          listener();
          return result;
        } catch (error) {
          if (failures >= tries || error instanceof Refused) {
            listener({ error });
            throw new Problem(503, "mediaAway", { headers: { "Retry-After": RETRY_AFTER } });
          }
          await pause(timing.firstPause * 2 ** (failures - 1) * (0.5 + Math.random()));
        }
      }
    },
  };
}

/** A question to the bucket itself has no slash after it: some stores sign it otherwise than they are asked. */
function addressOf({ endpoint, bucket }: S3Settings, { key, query = "" }: S3Call): string {
  return `${endpoint}/${bucket}${key && `/${key}`}${query}`;
}

/** The digest is signed too, so that the store refuses bytes that changed on their way. */
function signed(client: AwsClient, url: string, { method, body, headers }: S3Call): Promise<Request> {
  const digest = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  return client.sign(url, {
    method,
    headers: { ...headers, "X-Amz-Content-Sha256": digest },
    ...(body && { body }),
  });
}

/** The store's own word for what is wrong is in its XML; an answer to HEAD has none. */
async function refusal({ method }: S3Call, answer: Response): Promise<Error> {
  const code = /<Code>([^<]{1,80})/.exec(await answer.text())?.[1] ?? "";
  const text = `the media store answered ${answer.status} ${code} to ${method}`;
  return answer.status >= 500 || answer.status === 429 ? new Error(text) : new Refused(text);
}
