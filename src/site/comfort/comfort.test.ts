import { expect, it } from "vitest";
import { pageKey } from "../page-cache/page-cache.server";
import {
  COMFORT_CHOICES,
  COMFORTS,
  comfortAttribute,
  comfortChoice,
  comfortCookie,
  cookieComfort,
} from "./comfort";

it("stores every choice in the cookie and reads it back", () => {
  for (let choice = 0; choice < COMFORT_CHOICES; choice += 1) {
    const cookie = comfortCookie(choice, false).split(";")[0];
    expect(cookieComfort(`lang=tra; ${cookie}; x=1`)).toBe(choice);
    expect(comfortChoice(comfortAttribute(choice)?.split(" ") ?? [])).toBe(choice);
  }
});

it("takes nothing else for a choice, so that a page has 32 keys in a language and no more", () => {
  const cookies = Array.from({ length: 3000 }, (_, number) => `comfort=${number}`);
  const odd = ["comfort=-1", "comfort=1.5", "comfort=1x", "comfort=", "comfort=031", "discomfort=3", ""];
  const keys = [...cookies, ...odd, null, undefined].map((cookie) =>
    pageKey("eng", "/", cookieComfort(cookie)),
  );
  expect(new Set(keys).size).toBe(32);
  for (const cookie of odd) expect(cookieComfort(cookie), cookie).toBe(0);
});

it("ignores what it does not know, and drops the cookie when nothing is chosen", () => {
  expect(comfortChoice(["text", "bogus", "text"])).toBe(2);
  expect(comfortChoice([...COMFORTS])).toBe(COMFORT_CHOICES - 1);
  expect(comfortCookie(0, true)).toMatch(/Max-Age=0;.*Secure$/);
  expect(comfortAttribute(0)).toBeUndefined();
});
