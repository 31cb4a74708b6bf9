/** What the digest of a password costs in tests that are not about it. */
export const CHEAP = { rounds: 2 ** 6, block: 1, times: 1 };
