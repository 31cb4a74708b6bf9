/** The cost of a password's or code's digest in tests that are not about it. */
export const CHEAP = { rounds: 2 ** 6, block: 1, times: 1 };
