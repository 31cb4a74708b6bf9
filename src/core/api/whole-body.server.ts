import type { ProblemKey } from "../locale/words/problems";
import type { LargeBodies } from "./large-bodies.server";
import { pacedBody } from "./paced-body.server";
import { Problem } from "./problem";

/** Bytes that a body has at most, and what is said of one that is longer, or breaks off. */
export interface BodyLimit {
  bytes: number;
  tooLong: ProblemKey;
  torn: ProblemKey;
  /** Bytes that come at the least in 15 seconds; any, if left out. */
  pace?: number;
  /** Those of which there may be few at a time. */
  large?: LargeBodies;
}

/**
 * The body in one piece, made once, and never more of it than the limit.
 * @throws {Problem} 413 when it is longer, 400 when it breaks off, 408 when no more of it comes, 503 when there are
 * too many large ones.
 */
export async function wholeBody(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
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
