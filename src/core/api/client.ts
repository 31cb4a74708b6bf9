import * as z from "zod";
import type { Contract, Endpoint, InputOf, OutputOf } from "./contract";
import { answered, IDEMPOTENCY_KEY, keyFor } from "./idempotency-key";
import type { FieldError, ProblemBody } from "./problem";

// Zod would try whether it may write functions, which the policy of every page forbids.
z.config({ jitless: true });

/** A call that was refused or did not arrive. `status` is 0 when the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  readonly errors: FieldError[];

  constructor(status: number, message: string, errors: FieldError[] = []) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.errors = errors;
  }
}

/** A contract as functions that call it over HTTP. Each throws {@link CallError} on anything but success. */
export type Client<C extends Contract> = {
  [Name in keyof C]: (input: InputOf<C[Name]>) => Promise<OutputOf<C[Name]>>;
};

/** Builds the typed client of a contract, for use in the browser on the same origin. */
export function createClient<C extends Contract>(contract: C): Client<C> {
  const entries = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (input: unknown) => send(endpoint, input),
  ]);
  return Object.fromEntries(entries) as Client<C>;
}

async function send(endpoint: Endpoint, input: unknown): Promise<unknown> {
  const [path, init] = requestOf(endpoint, input);
  const what = `${path} ${init.body}`;
  if (endpoint.kind === "write") {
    init.headers = { ...init.headers, [IDEMPOTENCY_KEY]: keyFor(what) };
  }
  const response = await fetch(path, init).catch(() => {
    throw new CallError(0, "");
  });
  const body: unknown = await response.json().catch(() => null);
  if (body !== null) answered(what);
  if (response.ok && body !== null) return body;
  throw refusalOf(response.status, body);
}

/** What an answer other than success says; status 0 where it does not come from the program. */
export function refusalOf(status: number, body: unknown): CallError {
  const { message, errors }: Partial<ProblemBody> = body ?? {};
  // Nobody says nothing but what stands between, as a gateway or a network that asks to log in.
  return message ? new CallError(status, message, errors) : new CallError(0, "");
}

function requestOf(endpoint: Endpoint, input: unknown): [string, RequestInit] {
  if (endpoint.method === "GET") {
    const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    return [given.length > 0 ? `${endpoint.path}?${query}` : endpoint.path, { method: "GET" }];
  }
  return [
    endpoint.path,
    {
      method: endpoint.method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(input),
    },
  ];
}
