import type { ProblemKey } from "../locale/words/problems";
import { Problem } from "./problem";

/** Most bytes of a body, and the errors for one that is longer, or truncated. */
export interface BodyLimit {
  bytes: number;
  tooLong: ProblemKey;
  torn: ProblemKey;
  /** Bytes that come at the least in 15 seconds; any, if left out. */
  pace?: number;
  /** Those of which only few are allowed at a time. */
  large?: LargeBodies;
}

/**
 * The body in one piece, allocated once, and never more of it than the limit.
 * @throws {Problem} 413 when it is longer, 400 when it is truncated, 408 when it stalls, 503 when there are
 * too many large ones.
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, tooLong, torn, large, pace = 1 } = limit;
  const declared = Number(request.headers.get("content-length") ?? 0) || 0;
  if (declared > bytes) throw new Problem(413, tooLong);
  let leave: (() => void) | undefined;
  let body = new Uint8Array(0);
  let length = 0;
  const makeRoom = (end: number, size: number) => {
    if (end > bytes) throw new Problem(413, tooLong);
    if (large && end > large.from) leave ??= large.enter();
    if (end <= body.length) return;
    const grown = new Uint8Array(Math.min(bytes, size));
    grown.set(body.subarray(0, length));
    body = grown;
  };
  try {
    makeRoom(declared, declared);
    for await (const chunk of request.body ? pacedBody(request.body, pace) : []) {
      const end = length + chunk.length;
      makeRoom(end, end * 2);
      body.set(chunk, length);
      length = end;
    }
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem(400, torn, { cause });
  } finally {
    leave?.();
  }
  return body.subarray(0, length);
}

/** Milliseconds within which more of a body has to come. */
const TIMEOUT = 15_000;

/**
 * The chunks of a body as they arrive.
 * @param least bytes that have to arrive in each {@link TIMEOUT}: a stalled sender occupies a slot
 * @throws {Problem} 408 when fewer arrive
 */
async function* pacedBody(body: ReadableStream<Uint8Array>, least: number): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {}); // heard of where it is raced with
  let come = 0;
  const look = setInterval(() => {
    if (come < least) reject(new Problem(408, "tooSlow"));
    come = 0;
  }, TIMEOUT);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return;
      come += value.length;
      yield value;
    }
  } finally {
    clearInterval(look);
    reader.cancel().catch(() => {}); // a truncated body has no rest
  }
}

/** Seconds after which somebody may try again. */
const RETRY_AFTER = "5";

/** Bodies larger than usual: only so many are in memory at a time, or strangers could fill it. */
export class LargeBodies {
  readonly from: number;
  readonly #most: number;
  #held = 0;

  /** `from` in bytes; `most` of them at a time. */
  constructor(from: number, most: number) {
    this.from = from;
    this.#most = most;
  }

  /** Makes room for one, until what it returns is called. @throws {Problem} 503 when there are as many as may be. */
  enter(): () => void {
    if (this.#held >= this.#most) {
      throw new Problem(503, "unavailable", { headers: { "Retry-After": RETRY_AFTER } });
    }
    this.#held += 1;
    return () => {
      this.#held -= 1;
    };
  }
}
