/** One input that works for each call of redirects that changes something. */
export const redirectSamples = {
  "redirects.import": async () => ({ csv: "/old-page,/donate\n" }),
};
