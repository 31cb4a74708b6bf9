import { Problem } from "./problem";

/** Milliseconds within which more of a body has to come. */
const PATIENCE = 15_000;

/**
 * The pieces of a body as they come.
 * @param least bytes that have to come each time within {@link PATIENCE}: whoever has gone holds a place of others
 * @throws {Problem} 408 when fewer come
 */
export async function* pacedBody(
  body: ReadableStream<Uint8Array>,
  least: number,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {}); // heard of where it is raced with
  let come = 0;
  const look = setInterval(() => {
    if (come < least) reject(new Problem(408, "tooSlow"));
    come = 0;
  }, PATIENCE);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return;
      come += value.length;
      yield value;
    }
  } finally {
    clearInterval(look);
    reader.cancel().catch(() => {}); // of a body that broke off there is nothing left
  }
}
