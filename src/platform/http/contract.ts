import "./jitless"; // before any schema is created
import type * as z from "zod";
import type { Proof } from "../auth/proof-contract";
import type { OfType, Scope } from "../auth/roles";

/** A file as it came in a form; `bytes` is a part of the request's body, and no copy. */
export interface ReceivedFile {
  /** As the client calls it. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Who may call: anybody, or somebody with a staff session whose role has the scope. */
export type Access = "public" | Scope;

/** The address of a call. */
type ApiPath = `/api/${string}`;

/**
 * One call of the HTTP API as data: everything that the mount, the typed client and the OpenAPI page
 * need to know of it. `Input` is the query of a `get` and the JSON body of the others.
 */
export interface Endpoint<
  Kind extends EndpointKind = EndpointKind,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Path extends ApiPath = ApiPath,
> extends OfType {
  kind: Kind;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** A part in braces, as in `/api/orders/{orderId}`, is a field of the input. */
  path: Path;
  access: Who;
  /** The form of the body: JSON; one file as multipart/form-data; or any text, as `text` of the input. */
  body: BodyKind;
  /** Status of a successful answer. */
  status: 200 | 201;
  /** One line for the API page. */
  summary: string;
  input: Input;
  output: Output;
  /** A `write` that changes nothing visitors see, so that cached pages stay. */
  preservesPageCache?: boolean;
  /** A call that staff may make before they have the second factor that the site may require. */
  beforeSecondFactor?: boolean;
  /**
   * A call by staff that a screen makes by itself, so that it does not extend the session of an absent user.
   */
  unattended?: boolean;
  /** The input has the caller's own password, as `password`, which is checked before anything is done. */
  asksPassword?: boolean;
  /**
   * The input may have a second factor as well, which is checked after the password, of accounts that have
   * one.
   */
  asksFactor?: boolean;
}

/**
 * `get` reads; `post` does something that does not change the site's pages; `submit` stores what a visitor
 * sends; `write` changes the site.
 */
export type EndpointKind = "get" | "post" | "submit" | "write";

type BodyKind = "json" | "file" | "text";

/** The calls of one feature, by the name that its handlers and its client use. */
export type Contract = Record<string, Endpoint>;

interface Description<Input extends z.ZodType, Output extends z.ZodType> {
  summary: string;
  input: Input;
  output: Output;
  beforeSecondFactor?: boolean;
  unattended?: boolean;
  /** Only of an input that has it. */
  asksPassword?: z.output<Input> extends { password: string } ? true : never;
  /** Only of an input that has `factorFields`, beside the password. */
  asksFactor?: z.output<Input> extends Proof ? true : never;
}

/** A public call that reads. */
export function get<I extends z.ZodType, O extends z.ZodType, const Path extends ApiPath>(
  path: Path,
  description: Description<I, O>,
): Endpoint<"get", I, O, "public", Path> {
  return { kind: "get", method: "GET", path, access: "public", body: "json", status: 200, ...description };
}

/** A call by staff that reads. */
export function staffGet<I extends z.ZodType, O extends z.ZodType, const Path extends ApiPath>(
  path: Path,
  description: Description<I, O> & OfType & { access: Scope },
): Endpoint<"get", I, O, Scope, Path> {
  return { kind: "get", method: "GET", path, body: "json", status: 200, ...description };
}

/** A call that acts without changing what visitors see, so that cached pages stay. */
export function post<I extends z.ZodType, O extends z.ZodType, Who extends Access>(
  path: ApiPath,
  description: Description<I, O> & OfType & { access: Who; body?: BodyKind; status?: 200 | 201 },
): Endpoint<"post", I, O, Who> {
  return { kind: "post", method: "POST", path, body: "json", status: 200, ...description };
}

/**
 * A call by which a visitor sends something: limited by address, stored in one transaction; its mail is sent
 * at once.
 */
export function submit<I extends z.ZodType, O extends z.ZodType>(
  path: ApiPath,
  description: Description<I, O>,
): Endpoint<"submit", I, O, "public"> {
  return {
    kind: "submit",
    method: "POST",
    path,
    access: "public",
    body: "json",
    status: 200,
    ...description,
  };
}

/**
 * A call by staff that changes the site: runs in one transaction, is journalled, and clears the page cache
 * unless it `preservesPageCache`.
 */
export function write<I extends z.ZodType, O extends z.ZodType>(
  path: ApiPath,
  description: Description<I, O> &
    OfType & {
      access: Scope;
      method?: "POST" | "PUT" | "DELETE";
      status?: 200 | 201;
      preservesPageCache?: boolean;
    },
): Endpoint<"write", I, O, Scope> {
  return { kind: "write", method: "POST", path, body: "json", status: 200, ...description };
}

export type InputOf<E> = E extends Endpoint<EndpointKind, infer I, z.ZodType> ? z.input<I> : never;
export type ParsedInputOf<E> = E extends Endpoint<EndpointKind, infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<E> = E extends Endpoint<EndpointKind, z.ZodType, infer O> ? z.output<O> : never;
