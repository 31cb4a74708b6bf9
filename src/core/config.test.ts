import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.server";

it("needs no settings at all", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    admin: { username: "admin", password: undefined },
    demoContent: true,
  });
  expect(config.dataDir).toMatch(/\/data$/);
});

it("takes an empty setting for one that is not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", ADMIN_PASSWORD: "" })).toEqual(readConfig({}));
});

it("names every bad setting at once", () => {
  const bad = { PORT: "http", PUBLIC_URL: "charity.org", DATABASE_URL: "mysql://x", DEMO_CONTENT: "maybe" };
  expect(() => readConfig(bad)).toThrow(ConfigError);
  for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(name);
});

it("shows the demo charity on a local address only, unless told otherwise", () => {
  expect(readConfig({ PUBLIC_URL: "https://charity.example/" })).toMatchObject({
    publicUrl: "https://charity.example",
    demoContent: false,
  });
  expect(readConfig({ PUBLIC_URL: "http://127.0.0.1:8080" }).demoContent).toBe(true);
  expect(readConfig({ PUBLIC_URL: "https://charity.example", DEMO_CONTENT: "on" }).demoContent).toBe(true);
});
