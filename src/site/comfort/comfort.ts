import { createContext } from "react-router";
import type { Lang } from "../../platform/locale/lang";

/**
 * The comfort settings of every page. A choice is a whole number with one bit for each, stored in cookies:
 * the order of this list is fixed, and a new one goes to its end.
 */
export const COMFORTS = ["controls", "text", "still", "contrast", "plain"] as const;

export type Comfort = (typeof COMFORTS)[number];

/** Numbers from 0 (no setting) to below this one are choices. */
export const COMFORT_CHOICES = 2 ** COMFORTS.length;

/** Whether a choice includes this setting. */
export function asksFor(choice: number, comfort: Comfort): boolean {
  return (choice & (1 << COMFORTS.indexOf(comfort))) !== 0;
}

/** The choice with all of these settings, in any order. */
export function comfortChoice(comforts: readonly string[]): number {
  return COMFORTS.reduce((choice, each, bit) => choice | (comforts.includes(each) ? 1 << bit : 0), 0);
}

/** The value of `data-comfort`, a hook for comfort.css; undefined without settings. */
export function comfortAttribute(choice: number): string | undefined {
  return COMFORTS.filter((each) => asksFor(choice, each)).join(" ") || undefined;
}

const ONE_YEAR = 60 * 60 * 24 * 365;

/** The choice in a `Cookie` header; 0 without one. Always a valid choice: it is part of cache keys. */
export function cookieComfort(cookie: string | null | undefined): number {
  const choice = Number(cookie?.match(/(?:^|;\s*)comfort=(\d{1,2})(?:;|$)/)?.[1] ?? 0);
  return choice < COMFORT_CHOICES ? choice : 0;
}

/** The `Set-Cookie` value that stores a choice, or deletes the cookie without settings. */
export function comfortCookie(choice: number, secure: boolean): string {
  const age = choice === 0 ? 0 : ONE_YEAR;
  return `comfort=${choice}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The context by which loaders learn the visitor's comforts: a number as comfort.ts has it. */
export const comfortContext = createContext<number>(0);

/** All that a page may know of its visitor; the same choice gets the same page. */
export interface PageEdition {
  lang: Lang;
  /** The comfort settings, numbered by comfort.ts. */
  comfort: number;
}
