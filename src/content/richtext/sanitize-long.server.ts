import { WorkerThread } from "../../platform/threads/worker-thread.server";
import { sanitizeRichText } from "./sanitize.server";

/** Characters that are done in a few milliseconds; an ordinary article has a fifth of this. */
const SHORT = 10_000;

const desk = new WorkerThread({ memory: 96, timeout: 15_000 });

/** {@link sanitizeRichText}, for a long text in a thread, so that the program answers others meanwhile. */
export async function sanitizeInTurn(html: string): Promise<string> {
  return html.length <= SHORT ? sanitizeRichText(html) : desk.run("sanitizeRichText", html);
}
