// A PayPal for tests, in a process of its own: Orders v2, tokens, webhook signatures, and a page for the
// buyer. Every request and each of its answers is held to PayPal's published description where that is at
// hand. Prints its address when it listens.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answer, fail, garble } from "./answers.ts";
import { showBuyerPage, takeChoice } from "./buyer-page.ts";
import { control } from "./control.ts";
import { hasOpenapi, violations } from "./openapi.ts";
import { capture, create, show } from "./orders.ts";
import { bodyOf, isAuthorized, isClient } from "./requests.ts";
import { payPalId, state, takeFault } from "./state.ts";
import { isSigned, type SignatureQuestion } from "./webhooks.ts";

const EXPIRES_IN = 32_400;
let base = "";
// Whoever started it is gone.
process.once("disconnect", () => process.exit());

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    state.violations.push(`emulator: ${error}`);
    fail(response, 500);
  });
});
// A connection that is closed while a loaded machine opens a site would lose the first order sent on it.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  base = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  if (!hasOpenapi) {
    process.stderr.write(
      "PayPal's OpenAPI files are not at hand (PAYPAL_OPENAPI_DIR): only what we need is checked.\n",
    );
  }
  process.stdout.write(`PayPal for tests: ${base}\n`);
  process.send?.(base);
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", base);
  const body = await bodyOf(request);
  if (pathname.startsWith("/control/")) return control(response, pathname.slice(9), body, base);
  if (pathname === "/checkoutnow") return buyer(request, response, searchParams.get("token"), body);
  if (pathname === "/favicon.ico") return response.writeHead(204).end();
  if (pathname === "/v1/oauth2/token") return token(request, response);
  const fault = pathname.endsWith("/orders") || pathname.endsWith("/capture") ? undefined : takeFault("get");
  if (fault === "error") return fail(response, 500);
  if (fault === "garbled") return garble(response);
  if (!isAuthorized(request)) return fail(response, 401);
  if (pathname === "/v1/notifications/verify-webhook-signature") return verify(response, body);
  if (pathname === "/v2/checkout/orders") return create(request, response, body, base);
  const [, id = "", isCapture] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(pathname) ?? [];
  state.asked.push(id);
  const order = state.orders.get(id);
  if (!order || takeFault("order")) return fail(response, 404);
  return isCapture ? capture(request, response, order, base) : show(response, order, base);
}

function token(request: IncomingMessage, response: ServerResponse): ServerResponse {
  if (takeFault("token") === "error") return fail(response, 500);
  if (!isClient(request)) {
    const error = { error: "invalid_client", error_description: "Client Authentication failed" };
    return answer(response, 401, error);
  }
  const access_token = payPalId();
  state.tokens.add(access_token);
  return answer(response, 200, {
    access_token,
    token_type: "Bearer",
    expires_in: EXPIRES_IN,
    scope: "",
    nonce: "",
  });
}

function buyer(
  request: IncomingMessage,
  response: ServerResponse,
  id: string | null,
  body: string,
): ServerResponse {
  const order = state.orders.get(id ?? "");
  if (!order) return fail(response, 404);
  if (request.method !== "POST") return showBuyerPage(response, order);
  return takeChoice(response, order, new URLSearchParams(body).get("outcome") ?? "cancel");
}

function verify(response: ServerResponse, body: string): ServerResponse {
  const question = JSON.parse(body) as SignatureQuestion;
  state.violations.push(...violations("webhooks", "verify_webhook_signature", question));
  // The signature is over bytes: the event must stand in the question as it came.
  const rawEvent = /"webhook_event":(.*)\}$/s.exec(body)?.[1] ?? "";
  return answer(response, 200, { verification_status: isSigned(question, rawEvent) ? "SUCCESS" : "FAILURE" });
}
