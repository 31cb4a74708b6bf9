import type { ServerResponse } from "node:http";
import type { Order, Outcome } from "./state.ts";

const PAYER_ID = "QYR5Z8XDVJNXQ";

/** The page where a buyer approves or cancels; plain HTML, so that it works in any browser. */
export function showBuyerPage(response: ServerResponse, order: Order): ServerResponse {
  const [{ amount, description = "" }] = order.request.purchase_units;
  return response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pay (test)</title></head><body><main>
<h1>Pay ${amount.currency_code} ${amount.value}</h1><p>${escaped(description)}</p>
<form method="post" action="/checkoutnow?token=${order.id}">
<button name="outcome" value="pay">Approve</button>
<button name="outcome" value="decline">Approve with a card that is declined</button>
<button name="outcome" value="pending">Approve with a payment that waits</button>
<button name="outcome" value="cancel">Cancel</button>
<button name="outcome" value="close">Approve and close the window</button>
</form></main></body></html>`);
}

/** Takes the choice of the buyer: approves the order and sends the browser back, as PayPal does. */
export function takeChoice(response: ServerResponse, order: Order, choice: string): ServerResponse {
  const { return_url, cancel_url } = order.request.payment_source.paypal.experience_context;
  if (choice === "cancel") return redirect(response, cancel_url, { token: order.id });
  if (order.status !== "COMPLETED") {
    order.status = "APPROVED";
    order.outcome = choice === "close" ? "pay" : (choice as Outcome);
  }
  if (choice === "close") {
    return response
      .writeHead(200, { "Content-Type": "text/html" })
      .end("<title>Closed</title><p>Approved.</p>");
  }
  return redirect(response, return_url, { token: order.id, PayerID: PAYER_ID });
}

function redirect(response: ServerResponse, to: string, query: Record<string, string>): ServerResponse {
  const url = new URL(to);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return response.writeHead(303, { Location: url.href }).end();
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
