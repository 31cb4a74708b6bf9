import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // On two cores: while one waits for a server to start or a mail to leave, two others work.
    maxWorkers: 3,
    // A second, as it is otherwise, is too little where these two cores have other work to do.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "program",
          // Stylesheets are only ever asked for their address here.
          css: true,
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: ["src/**/*.browser.test.ts"],
          globalSetup: ["test/setup/postgres.ts"],
          setupFiles: ["test/setup/no-unexpected-errors.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts", "src/**/*.browser.test.ts"],
          globalSetup: ["test/setup/postgres.ts", "e2e/setup/demo-site.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
