/**
 * The same bytes, with an end to waiting: when the next piece does not come within `patience` ms, `cut` is
 * aborted and the stream errors. The time that the reader takes does not count.
 */
export function guarded(
  body: ReadableStream<Uint8Array>,
  patience: number,
  cut: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const stalled = setTimeout(() => cut.abort(new Error("the store stopped sending")), patience);
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
