import { expect } from "vitest";

/** What is sent while a part of the site is away: 503, when to come again, and so in words. */
export async function expectRefusedForNow(answer: Response): Promise<void> {
  expect([answer.url, answer.status]).toEqual([answer.url, 503]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/again/) });
}
