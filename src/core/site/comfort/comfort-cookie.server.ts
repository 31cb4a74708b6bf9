import { COMFORT_CHOICES } from "./comfort";

const ONE_YEAR = 60 * 60 * 24 * 365;

/** The choice in a `Cookie` header; 0 without one. Never another number than a choice: it is part of keys. */
export function cookieComfort(cookie: string | null | undefined): number {
  const choice = Number(cookie?.match(/(?:^|;\s*)comfort=(\d{1,2})(?:;|$)/)?.[1] ?? 0);
  return choice < COMFORT_CHOICES ? choice : 0;
}

/** The `Set-Cookie` value that keeps a choice, or drops the cookie when nothing is asked for any more. */
export function comfortCookie(choice: number, secure: boolean): string {
  const age = choice === 0 ? 0 : ONE_YEAR;
  return `comfort=${choice}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
