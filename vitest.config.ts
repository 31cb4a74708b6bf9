import { defineConfig } from "vitest/config";
import LongFirst from "./test/setup/long-first.ts";

/** `npm test` leaves these to `npm run drill`, and runs one that is named. */
const SLOW = "**/*.slow.test.ts";
const BROWSER = "src/**/*.browser.test.ts";

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

const browser = {
  globalSetup: ["test/setup/postgres.ts", "e2e/setup/demo-site.ts"],
  testTimeout: 120_000,
  // The demo that they wait for takes minutes where much else runs.
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // Files share the processes: to load the whole program anew for each would be two fifths of their time.
    isolate: false,
    // On two cores: while some wait for a server to start or a mail to leave, others work.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // The projects share most modules. One with import.meta.glob( is made anew each time; with a type in between it is not.
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
          exclude: [SLOW, BROWSER],
        },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: "browser",
          include: ["e2e/**/*.test.ts", BROWSER],
          exclude: [SLOW],
          // Last, as the demo that they visit is made meanwhile.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...browser, name: "slow", include: [SLOW], sequence: { groupOrder: 2 } },
      },
    ],
  },
});
