import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, settingsOf } from "../platform/config/config.server";
import { accountsSettings } from "./accounts/settings.server";
import { readSiteConfig } from "./config.server";
import { payPalSettings } from "./donations/paypal/account.server";

it("needs no settings at all", () => {
  const config = readSiteConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    demoContent: true,
  });
  expect(config.dataDir).toMatch(/\/data$/);
  expect(settingsOf(config, accountsSettings)).toEqual({ username: "admin", password: undefined });
  expect(settingsOf(config, payPalSettings)).toBeUndefined();
});

it("takes an empty setting for one that is not set", () => {
  expect(readSiteConfig({ PORT: "", DATABASE_URL: "", ADMIN_PASSWORD: "" })).toEqual(readSiteConfig({}));
});

it("names every bad setting at once", () => {
  const bad = {
    ...{ PORT: "http", PUBLIC_URL: "charity.org", DATABASE_URL: "mysql://x", DEMO_CONTENT: "maybe" },
    // Those that features bring.
    ...{ ADMIN_USERNAME: "a b", BACKUP_KEEP: "none", PAYPAL_CLIENT_ID: "without a secret" },
  };
  expect(() => readSiteConfig(bad)).toThrow(ConfigError);
  for (const name of Object.keys(bad)) expect(() => readSiteConfig(bad)).toThrow(name);
});

it("takes map pictures from an address with the three parts of one, on one host", () => {
  const tiles = "https://tiles.example/{z}/{x}/{y}@2x.png";
  const map = { tiles, attribution: "Map by us" };
  expect(readSiteConfig({ MAP_TILES: tiles, MAP_ATTRIBUTION: "Map by us" }).map).toEqual(map);
  expect(readSiteConfig({}).map.tiles).toBe("https://tile.openstreetmap.org/{z}/{x}/{y}.png");
  for (const bad of [
    "https://tiles.example/{z}/{x}.png",
    "https://{s}.tiles.example/{z}/{x}/{y}.png",
    "ftp://tiles.example/{z}/{x}/{y}.png",
    "/{z}/{x}/{y}.png",
  ]) {
    expect(() => readSiteConfig({ MAP_TILES: bad })).toThrow("MAP_TILES");
  }
});

it("shows the demo charity on a local address only, unless configured otherwise", () => {
  expect(readSiteConfig({ PUBLIC_URL: "https://charity.example/" })).toMatchObject({
    publicUrl: "https://charity.example",
    demoContent: false,
  });
  expect(readSiteConfig({ PUBLIC_URL: "http://127.0.0.1:8080" }).demoContent).toBe(true);
  expect(readSiteConfig({ PUBLIC_URL: "https://charity.example", DEMO_CONTENT: "on" }).demoContent).toBe(
    true,
  );
});

describe("a bucket for media", () => {
  const all = {
    S3_ENDPOINT: "https://s3.example/",
    S3_BUCKET: "kapok-media",
    S3_REGION: "ap-east-1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("is used when all its settings are there", () => {
    expect(readSiteConfig({}).s3).toBeUndefined();
    expect(readSiteConfig(all).s3).toEqual({
      endpoint: "https://s3.example",
      bucket: "kapok-media",
      region: "ap-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });

  it.each(Object.keys(all))("is refused without %s, which is named alone", (name) => {
    expect(() => readSiteConfig({ ...all, [name]: "" })).toThrow(
      new ConfigError(
        `These settings cannot be used:\n  ${name}: must be set too, since other S3_ settings are`,
      ),
    );
  });

  it.each([
    ["S3_ENDPOINT", "s3.example"],
    ["S3_BUCKET", "Kapok media"],
    ["S3_REGION", "ap east"],
  ])("takes no %s like %j", (name, value) => {
    expect(() => readSiteConfig({ ...all, [name]: value })).toThrow(name);
  });
});

it("takes no short token", () => {
  expect(readSiteConfig({}).metricsToken).toBeUndefined();
  expect(() => readSiteConfig({ METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN");
});

it("says of settings of former versions that they are not used, and starts with any value of theirs", () => {
  const said = readSiteConfig({ WEB_CONCURRENCY: "4" }).retired;
  expect(said).toEqual([expect.stringMatching(/^WEB_CONCURRENCY=4 is not used.* docs\/scaling\.md/)]);
  expect(readSiteConfig({ DATABASE_REPLICA_URL: "postgres://replica/kapok" }).retired).toHaveLength(1);
  for (const one of [undefined, "", "1", "0", "auto"])
    expect(readSiteConfig({ WEB_CONCURRENCY: one }).retired).toEqual([]);
});

it.each([
  ["PORT", "abc", "a whole number from 0 to 65535"],
  ["PORT", " ", "a whole number from 0 to 65535"],
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["PORT", "0", "only when PUBLIC_URL says"],
  ["BACKUP_KEEP", "1.5", "a whole number from 1 to 1000"],
  ["PUBLIC_URL", "https://charity.example/site", "no path"],
  ["PUBLIC_URL", "https://charity.example/?a=1", "no path, query"],
  ["PUBLIC_URL", "https://charity.example/#top", "fragment"],
  ["PUBLIC_URL", "https://me:secret@charity.example", "user"],
  ["SMTP_URL", "smtp:///", "must name a mail server"],
  ["SMTP_URL", "smtp://me:100%@mail.example", "written as %25"],
  ["DATABASE_URL", "postgres://me:100%@localhost/kapok", "written as %25"],
  ["PAYPAL_API", "http://127.paypal.example", "must be an https address"],
  ["MAIL_FROM", "Kapok <nobody>", "must be an e-mail address"],
  ["MAIL_TO", "inbox@charity.example, nobody", "must be an e-mail address"],
  ["MAP_ATTRIBUTION", "x".repeat(201), "must have 200 characters or fewer"],
  ["LOG_LEVEL", "loud", "must be debug, info, warn, error or silent"],
])("says of %s=%j what it has to be", (name, value, words) => {
  const bad = () => readSiteConfig({ MAIL_TO: "inbox@charity.example", [name]: value });
  expect(bad).toThrow(ConfigError);
  expect(bad).toThrow(new RegExp(`  ${name}: .*${words}`));
});

it("names a setting once, however many of its parts are wrong", () => {
  const bad = () => readSiteConfig({ MAIL_TO: "one, two" });
  expect(bad).toThrow(
    new ConfigError("These settings cannot be used:\n  MAIL_TO: must be an e-mail address"),
  );
});

it("takes for this machine what is this machine, and no name that begins alike", () => {
  const hosts = ["localhost:8080", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::ffff:127.0.0.1]"];
  for (const host of hosts) expect(readSiteConfig({ PUBLIC_URL: `http://${host}` }).demoContent).toBe(true);
  for (const host of ["127.charity.example", "localhost.example", "10.0.0.1", "[::2]"]) {
    expect(readSiteConfig({ PUBLIC_URL: `http://${host}` }).demoContent).toBe(false);
  }
  expect(readSiteConfig({ PORT: "0", PUBLIC_URL: "http://localhost/" }).publicUrl).toBe("http://localhost");
});

it("says that a feature's settings are not there, rather than that they are unset", () => {
  expect(() => settingsOf(readConfig({}, []), payPalSettings)).toThrow("were not read");
});
