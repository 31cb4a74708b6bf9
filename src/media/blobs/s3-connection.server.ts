import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from "cockatiel";
import type { S3Settings } from "../../platform/config/s3-settings.server";
import { Problem } from "../../platform/http/problem";
import { fileProblems } from "../problems";

/**
 * The same bytes, with an end to waiting: when the next piece does not come within `timeout` ms, `cut` is
 * aborted and the stream errors. The time that the reader takes does not count.
 */
function guarded(
  body: ReadableStream<Uint8Array>,
  timeout: number,
  cut: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const stalled = setTimeout(() => cut.abort(new Error("the store stopped sending")), timeout);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(stalled);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 }, // else time would run while nobody reads
  );
}

/** All in milliseconds but `tries`. */
export interface S3Timing {
  /** For the first byte of an answer, and for each further piece. */
  timeout: number;
  tries: number;
  /** For all tries of a call together, until its answer begins. */
  within: number;
  /** After the first failure; it doubles with each. */
  firstPause: number;
  /** For which a store that timed out gets no requests. */
  rest: number;
}

export const S3_TIMING: S3Timing = {
  timeout: 4000,
  tries: 4,
  within: 10_000,
  firstPause: 100,
  rest: 10_000,
};

/** Bytes in a millisecond: what is sent is given the time that it takes on a line of a megabyte a second. */
const SLOWEST = 1000;

/** One request about an object. */
export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** "" for the bucket itself. */
  key: string;
  /** As in `?list-type=2`. */
  query?: string;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Called with how each call went: nothing when the store answered, else what was wrong. */
export type S3Listener = (failure?: { error: unknown }) => void;

const RETRY_AFTER = "30";

/** The store said no and would say so again. */
export class Refused extends Error {}

/** The store said nothing for too long. */
class Silent extends Error {}

const away = () => new Problem(503, fileProblems.mediaAway, { headers: { "Retry-After": RETRY_AFTER } });

/**
 * A signed connection to one bucket. What fails in passing (no answer, 5xx, 429, a body that stops) is tried
 * again; every call of ours may be, since what is put under a key is never changed.
 */
export function s3Connection(settings: S3Settings, timing: S3Timing, listener: S3Listener) {
  const client = new AwsClient({ ...settings, service: "s3" });
  // A circuit breaker: after a timeout the store gets no requests for a while, and
  // then one, which shows whether it answers again, whatever it says.
  const circuit = circuitBreaker(handleType(Silent), {
    halfOpenAfter: timing.rest,
    breaker: new ConsecutiveBreaker(1),
  });

  const attempt = async <T>(
    call: S3Call,
    take: (answer: Response) => Promise<T>,
    timeout: number,
  ): Promise<T> => {
    const request = await signed(client, addressOf(settings, call), call);
    const cut = new AbortController();
    const late = setTimeout(() => cut.abort(new Silent("the store did not answer in time")), timeout);
    const answer = await fetch(request, { signal: cut.signal, redirect: "error" }).finally(() =>
      clearTimeout(late),
    );
    if (!answer.ok && answer.status !== 404) throw await refusal(call, answer);
    return take(new Response(answer.body && guarded(answer.body, timing.timeout, cut), answer));
  };

  return {
    /**
     * The result of `take` on the answer, which is 2xx or 404.
     * @throws {Problem} 503 when the store is away or refuses us; the listener hears why.
     */
    send: async <T>(
      call: S3Call,
      take: (answer: Response) => Promise<T>,
      tries = timing.tries,
    ): Promise<T> => {
      if (circuit.state === CircuitState.HalfOpen) throw away();
      const forBody = (call.body?.byteLength ?? 0) / SLOWEST;
      const end = performance.now() + timing.within + forBody;
      const left = () => Math.min(timing.timeout + forBody, end - performance.now());
      const again = retry(
        handleWhen((error) => !(error instanceof Refused) && left() > 0),
        {
          maxAttempts: circuit.state === CircuitState.Open ? 0 : tries - 1,
          backoff: new ExponentialBackoff({ initialDelay: timing.firstPause }),
        },
      );
      try {
        const result = await circuit.execute(() => again.execute(() => attempt(call, take, left())));
        listener();
        return result;
      } catch (error) {
        if (!isBrokenCircuitError(error)) listener({ error }); // else it has heard
        throw away();
      }
    },
  };
}

/** A request to the bucket itself has no slash after it: some stores sign it otherwise. */
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

/** The store's error code from its XML; a response to HEAD has none. */
async function refusal({ method }: S3Call, answer: Response): Promise<Error> {
  const code = /<Code>([^<]{1,80})/.exec(await answer.text())?.[1] ?? "";
  const text = `the media store answered ${answer.status} ${code} to ${method}`;
  return answer.status >= 500 || answer.status === 429 ? new Error(text) : new Refused(text);
}
