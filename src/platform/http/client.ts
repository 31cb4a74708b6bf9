import { useContext, useState } from "react";
import type { Contract, Endpoint, InputOf, OutputOf } from "./contract";
import { IDEMPOTENCY_KEY, SaveKeys } from "./idempotency-key";
import type { FieldError, ProblemBody } from "./problem";
import { type PublishOptions, PublishOptionsContext } from "./publish-options-context";

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

/** Each call of a contract; what `signal` aborts throws as an answer does that never came. */
type Calls<C extends Contract> = {
  [Name in keyof C]: (input: InputOf<C[Name]>, signal?: AbortSignal) => Promise<OutputOf<C[Name]>>;
};

/** The calls of a contract that are no `write`, as functions. Each throws {@link CallError} on anything but success. */
export type Client<C extends Contract> = Calls<{
  [Name in keyof C as C[Name]["kind"] extends "write" ? never : Name]: C[Name];
}>;

/** Those that are. */
type Changes<C extends Contract> = Calls<{
  [Name in keyof C as C[Name]["kind"] extends "write" ? Name : never]: C[Name];
}>;

/**
 * Builds the typed client of a contract, for use in the browser on the same origin. What changes something is not in
 * it: a form has that by `useChanges`.
 */
export function createClient<C extends Contract>(contract: C): Client<C> {
  return callsOf(contract, (endpoint, input, signal) => send(endpoint, input, { signal })) as Client<C>;
}

/**
 * Reads by the address of a call, for a screen that needs a little of many features and downloads none of
 * their contracts: `read<typeof libraryContract.list>("/api/media", {})`.
 */
export const read = <E extends Endpoint<"get">>(
  path: E["path"],
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> => send({ method: "GET", path }, input, { signal }) as Promise<OutputOf<E>>;

/**
 * Calls that change something. The answer may be lost and the call repeated: each is sent under one of
 * `keys`.
 */
function createChanges<C extends Contract>(
  contract: C,
  keys: SaveKeys,
  publishOptions: PublishOptions,
): Changes<C> {
  return callsOf(contract, (endpoint, input) =>
    publishOptions.instead ? publishOptions.instead(input) : save(endpoint, input, keys),
  ) as Changes<C>;
}

type Call = (endpoint: Endpoint, input: unknown, signal?: AbortSignal) => Promise<unknown>;

function callsOf(contract: Contract, call: Call) {
  const entries = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (input: unknown, signal?: AbortSignal) => call(endpoint, input, signal),
  ]);
  return Object.fromEntries(entries);
}

async function save(endpoint: Endpoint, input: unknown, keys: SaveKeys): Promise<unknown> {
  const what = JSON.stringify([endpoint.path, input]);
  const key = keys.keyFor(what);
  const headers = { [IDEMPOTENCY_KEY]: key };
  const answer = await send(endpoint, input, { headers }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 0) keys.noAnswer(what, key);
    throw error;
  });
  keys.saved();
  return answer;
}

interface Sending {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** The method and path of a request. */
type Address = Pick<Endpoint, "method" | "path">;

async function send(endpoint: Address, input: unknown, sending: Sending = {}): Promise<unknown> {
  const [path, init] = requestOf(endpoint, input);
  const headers = { ...init.headers, ...sending.headers };
  const response = await fetch(path, { ...init, headers, signal: sending.signal ?? null }).catch(() => {
    throw new CallError(0, "");
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  throw refusalOf(response.status, body);
}

/** The error of an answer other than success; status 0 where it does not come from the program. */
export function refusalOf(status: number, body: unknown): CallError {
  const { message, errors }: Partial<ProblemBody> = body ?? {};
  // An answer without a message comes from something in between, as a gateway or a network with its own login.
  return message ? new CallError(status, message, errors) : new CallError(0, "");
}

function requestOf(endpoint: Address, input: unknown): [string, RequestInit] {
  const [path, rest] = filledPath(endpoint.path, input as Readonly<Record<string, unknown>>);
  if (endpoint.method === "GET") {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    return [given.length > 0 ? `${path}?${query}` : path, { method: "GET" }];
  }
  return [
    path,
    {
      method: endpoint.method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(rest),
    },
  ];
}

/** A path with its parts in braces from the input, and the rest of the input. */
function filledPath(path: string, input: Readonly<Record<string, unknown>>): [string, object] {
  const named = new Set<string>();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    named.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return [filled, Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name)))];
}

/**
 * The calls of a contract that change something, for one form or list while it is mounted: what it sends is known
 * again when it is sent once more, and what the next one sends is not.
 */
export function useChanges<C extends Contract>(contract: C): Changes<C> {
  const publishOptions = useContext(PublishOptionsContext);
  const [changes] = useState(() => createChanges(contract, new SaveKeys(), publishOptions));
  return changes;
}
