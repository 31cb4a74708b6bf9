import type { Hono } from "hono";
import type { Staff } from "./auth/auth.server";
import type { Database } from "./db/database.server";
import type { Deps } from "./deps.server";
import type { Contract, Endpoint, OutputOf, ParsedInputOf } from "./http/contract";
import type { StreamedList } from "./http/streamed-list.server";
import type { Change } from "./journal/journal.server";
import type { Lang } from "./locale/lang";
import type { OwnProblem } from "./locale/words/problems";

/**
 * The server's half of a feature, as exported by its `feature.server.ts`; all but the name may be left out.
 * What a feature may export to an upper layer is declared in that layer, by `declare module`.
 */
export interface FeatureParts {
  /** That of its folder, as in the journal and in the description of the API. */
  name: string;
  /** Its calls. */
  answers?: Answers;
  /** The problems that it alone has; its schemas name them by their keys. */
  problems?: Readonly<Record<string, OwnProblem>>;
  /** Its answers besides its calls. */
  routes?: (deps: Deps) => Hono;
  /** Its work all the time in every process that serves; gives a function that ends it. */
  background?: (deps: Deps) => () => Promise<void>;
}

export interface Feature extends Omit<FeatureParts, "answers">, Answers {}

const NO_CALLS: Answers = { contract: {}, handlers: {}, preparations: {} };

/** A feature's half on the server, which its `feature.server.ts` gives to the list of features. */
export function feature({ answers = NO_CALLS, ...parts }: FeatureParts): Feature {
  return { ...parts, ...answers };
}

/** The tools of a handler, besides its input. */
export interface Call {
  /** The connection to use and the only one: for a `write` or `submit`, the transaction. */
  db: Database;
  deps: Deps;
  lang: Lang;
  request: Request;
  /** Network address of the client. */
  address: string;
  /** Headers to add to the answer, such as a session cookie. */
  answerHeaders: Headers;
}

/** A call by somebody signed in. Content adds by `declare module` what a save of it says besides its input. */
export interface StaffCall extends Call {
  staff: Staff;
}

type CallOf<E extends Endpoint> = E["access"] extends "public" ? Call : StaffCall;
/** A call that reads may give its one list in parts. */
type ResultOf<E extends Endpoint> =
  E extends Endpoint<"write">
    ? Change<OutputOf<E>>
    : E extends Endpoint<"get">
      ? OutputOf<E> | StreamedList
      : OutputOf<E>;

/** The results of preparations, added to the input of calls, by their names; nothing by default. */
type Additions = Partial<Record<string, object>>;
type InputWith<C extends Contract, Added extends Additions, Name extends keyof C> = ParsedInputOf<C[Name]> &
  (Name extends keyof Added ? Added[Name] : unknown);

/** One function for each call of a contract; a missing or wrongly typed one does not compile. */
export type Handlers<C extends Contract, Added extends Additions = Record<never, never>> = {
  [Name in keyof C]: (input: InputWith<C, Added, Name>, call: CallOf<C[Name]>) => Promise<ResultOf<C[Name]>>;
};

/**
 * Slow work without the database, such as sanitising, done on the input of a call before its transaction
 * begins, since on SQLite all other writes wait for its end.
 */
type Preparations<C extends Contract, Added extends Additions> = {
  [Name in keyof C]?: (
    input: ParsedInputOf<C[Name]>,
    lang: Lang,
    staff: CallOf<C[Name]> extends StaffCall ? Staff : null,
  ) => Promise<InputWith<C, Added, Name>>;
} & { [Name in keyof C & keyof Added]: unknown };

/** Calls and what answers them, checked against each other by {@link answers}. */
export interface Answers {
  contract: Contract;
  handlers: Record<string, (input: never, call: never) => Promise<unknown>>;
  preparations: Partial<Record<string, (input: never, lang: Lang, staff: never) => Promise<unknown>>>;
}

/** A call of any feature, by a visitor or staff. */
export type AnyCall = Call & Omit<StaffCall, "staff"> & { staff: Staff | null };

/** What answers one call. */
export interface CallHandler {
  /** Prepares validated input for `handle`. */
  prepare(input: unknown, lang: Lang, staff: Staff | null): Promise<unknown>;
  handle(input: unknown, call: AnyCall): Promise<unknown>;
}

/** What answers the call of a name. It may be cast, as {@link answers} has checked it against its endpoint. */
export const handlerOf = ({ handlers, preparations }: Answers, name: string): CallHandler =>
  ({ prepare: preparations[name] ?? unprepared, handle: handlers[name] }) as unknown as CallHandler;

const unprepared = async (input: unknown) => input;

/** Puts a contract and its handlers together, checked against each other. */
export function answers<C extends Contract>(contract: C, handlers: Handlers<C>): Answers;
/** And what is done to inputs before, which may add to them what handlers then take. */
export function answers<C extends Contract, Added extends Additions>(
  contract: C,
  handlers: Handlers<C, Added>,
  preparations: Preparations<C, Added>,
): Answers;
export function answers(
  contract: Contract,
  handlers: Answers["handlers"],
  preparations: Answers["preparations"] = {},
): Answers {
  return { contract, handlers, preparations };
}

/** Two sets of calls as one, whose names are different. */
export const combined = (some: Answers, others: Answers): Answers => ({
  contract: { ...some.contract, ...others.contract },
  handlers: { ...some.handlers, ...others.handlers },
  preparations: { ...some.preparations, ...others.preparations },
});
