import { defineConfig } from "vitest/config";
import { DRILLED } from "./test/setup/drilled.ts";
import LongFirst from "./test/setup/long-first.ts";

/** Each has a process of its own: it needs sharp with all of its formats, some of which the validation of uploads takes away. */
const APART = [
  "src/media/{share-image,drawn-photo}.test.ts",
  "src/features/donations/fps/qr-code.test.ts",
  // These have the platform's Response replaced, as the HTTP server does, or part of node:fs.
  "src/features/media/upload-queue.test.ts",
  "src/features/backup/no-links.test.ts",
];

/** True in `npm run drill`, and for whoever asks for one of its files: `DRILL=full npm test -- e2e/operator/caddy`. */
const isDrill = process.env.DRILL === "full";

const program = {
  // A test that asserts nothing, as a loop over an empty list does, has not passed.
  expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  // Stylesheets are only ever asked for their address here.
  css: true,
  globalSetup: ["test/setup/postgres.ts"],
  setupFiles: ["test/setup/no-unexpected-errors.ts", "test/setup/cheap-passwords.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // On two cores: while some wait for a server to start or a mail to leave, others work.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // The projects share most modules.
    experimental: { fsModuleCache: true },
    // A second, as it is otherwise, is too little where these two cores have other work to do.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...program,
          name: "program",
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: ["src/**/*.browser.test.ts", ...APART],
          // One process after the other would load the whole program anew: two fifths of the time of these.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...program, name: "apart", include: APART, exclude: ["src/**/*.browser.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "browser",
          // Last, as the demo that they visit is made meanwhile.
          sequence: { groupOrder: 1 },
          // As above; what these load, Playwright above all, is a tenth of their time.
          isolate: false,
          include: ["e2e/**/*.test.ts", "src/**/*.browser.test.ts"],
          exclude: isDrill ? [] : DRILLED,
          globalSetup: ["test/setup/postgres.ts", "e2e/setup/demo-site.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
