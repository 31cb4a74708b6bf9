import type { BlockList } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import { DEFAULT_LANG, LANGS, type Lang } from "../locale/lang";
import { isLoopback, proxyList } from "../network/client-address.server";
import { Refusal } from "../refusal.server";
import { type CdnSettings, cdnSettings, isHeader } from "./cdn-settings.server";
import { inbox, type MailSettings, mailbox, mailSettings, smtpAddress } from "./mail-settings.server";
import { S3_NAMES, type S3Settings, s3Bucket, s3Endpoint, s3Region, s3Settings } from "./s3-settings.server";
import {
  hasReadableUser,
  optional,
  siteAddress,
  UNREADABLE_USER,
  wholeNumber,
  withDefault,
} from "./setting-shapes.server";

type Variables = Record<string, string | undefined>;

/** Every setting of the program, read once from the environment and checked. */
export interface Config {
  port: number;
  host: string;
  /** The address of the site for visitors, without a trailing slash: `https://example.org`. */
  publicUrl: string;
  /** Absolute path of the folder with the SQLite file, the media and the secret. */
  dataDir: string;
  /** A `postgres://` address; undefined means SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The bucket for media; undefined means files in `dataDir`. */
  s3: S3Settings | undefined;
  /** Proxies on other machines that are believed when they say who a visitor is. */
  trustedProxies: BlockList | undefined;
  cdn: CdnSettings;
  /** By which `/metrics` may be read from elsewhere; undefined means from this machine only. */
  metricsToken: string | undefined;
  /** The secret that signs session cookies and encrypts second factors; undefined means the one in `dataDir`. */
  sessionSecret: string | undefined;
  /** The previous secret, while it is being replaced. */
  sessionSecretBefore: string | undefined;
  /** True when staff need a second factor for everything but setting one up. */
  requireTwoFactor: boolean;
  /** True when an empty database is filled with the demo charity. */
  demoContent: boolean;
  /** The mail transport; undefined while mail only waits in the outbox. */
  mail: MailSettings | undefined;
  /** The language of mails to staff. */
  mailLang: Lang;
  /** Months after which what visitors wrote is erased. */
  messageRetentionMonths: number;
  /** The source of the contact page's map tiles, and their attribution. */
  map: { tiles: string; attribution: string };
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** A sentence for each setting that is set and was of a former version, for the log. */
  retired: readonly string[];
  /** The parsed settings of features; read by {@link settingsOf}. */
  brought: ReadonlyMap<z.ZodType, unknown>;
}

/** The settings that were set badly, one line each. */
export class ConfigError extends Refusal {}

/**
 * Reads the settings of the HTTP contract from `env`.
 * @param brought what features make of settings of theirs, each a schema of the environment
 * @throws {ConfigError} naming every bad variable at once.
 */
export function readConfig(env: Variables, brought: readonly z.ZodType[]): Config {
  const [settings, ...values] = checked(env, brought);
  const ofFeatures = new Map(brought.map((schema, index) => [schema, values[index]]));
  return { ...configOf(settings, ofFeatures), retired: retiredIn(env) };
}

/** Hosting platforms set WEB_CONCURRENCY by themselves. */
function retiredIn({ WEB_CONCURRENCY, DATABASE_REPLICA_URL }: Variables): string[] {
  const said: string[] = [];
  if (Number(WEB_CONCURRENCY) > 1) {
    const instead = "docs/scaling.md says how several are started.";
    said.push(`WEB_CONCURRENCY=${WEB_CONCURRENCY} is not used: one program is one process. ${instead}`);
  }
  if (DATABASE_REPLICA_URL)
    said.push("DATABASE_REPLICA_URL is not used: everything is read from DATABASE_URL.");
  return said;
}

/** The parsed settings of a feature. */
export function settingsOf<T>({ brought }: Pick<Config, "brought">, schema: z.ZodType<T>): T {
  if (!brought.has(schema))
    throw new Error("These settings were not read: their feature does not name them.");
  return brought.get(schema) as T;
}

function configOf(settings: Environment, brought: Config["brought"]): Omit<Config, "retired"> {
  const { origin: publicUrl, hostname } = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    s3: s3Settings(settings),
    trustedProxies: settings.TRUST_PROXY === undefined ? undefined : proxyList(settings.TRUST_PROXY),
    cdn: cdnSettings(settings),
    metricsToken: settings.METRICS_TOKEN,
    sessionSecret: settings.SESSION_SECRET,
    sessionSecretBefore: settings.SESSION_SECRET_BEFORE,
    requireTwoFactor: settings.REQUIRE_TWO_FACTOR === "true",
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === "on" : isLoopback(hostname),
    mail: mailSettings(settings),
    mailLang: settings.MAIL_LANG,
    messageRetentionMonths: settings.MESSAGE_RETENTION_MONTHS,
    map: { tiles: settings.MAP_TILES, attribution: settings.MAP_ATTRIBUTION },
    logLevel: settings.LOG_LEVEL,
    brought,
  };
}

function checked(env: Variables, brought: readonly z.ZodType[]): [Environment, ...unknown[]] {
  const own = environment.safeParse(env);
  const others = brought.map((schema) => schema.safeParse(env));
  if (own.success && others.every(({ success }) => success)) {
    return [own.data, ...others.map(({ data }) => data)];
  }
  const issues = [own, ...others].flatMap(({ error }) => error?.issues ?? []);
  // Only the setting's name: its parts are the program's, and several may be wrong in the same way.
  const lines = new Set(issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`));
  throw new ConfigError(`These settings cannot be used:\n${[...lines].join("\n")}`);
}

/** The host has no placeholder, since the security policy of the page names it. */
const TILES = /^https?:\/\/[\w.-]+(:\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/;

/** The program's own settings as read from the environment, each checked; a blank one counts as unset. */
const environment = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: withDefault(z.string().default("127.0.0.1")),
    PUBLIC_URL: optional(siteAddress),
    DATA_DIR: withDefault(z.string().default("./data")),
    DATABASE_URL: optional(
      z
        .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address, or unset for SQLite" })
        .refine(hasReadableUser, UNREADABLE_USER),
    ),
    S3_ENDPOINT: optional(s3Endpoint),
    S3_BUCKET: optional(s3Bucket),
    S3_REGION: optional(s3Region),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    TRUST_PROXY: optional(
      z
        .string()
        .refine((text) => proxyList(text) !== undefined, "must be addresses or networks with commas between"),
    ),
    CDN_MAX_AGE: wholeNumber(0, 31_536_000, 0),
    PURGE_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
    PURGE_HEADER: optional(z.string().refine(isHeader, "must be a header and its value, as in Name: value")),
    METRICS_TOKEN: optional(z.string().min(16, "must have 16 characters or more")),
    SESSION_SECRET: optional(z.string().min(32, "must have 32 characters or more")),
    SESSION_SECRET_BEFORE: optional(z.string()),
    REQUIRE_TWO_FACTOR: withDefault(
      z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
    ),
    DEMO_CONTENT: optional(z.enum(["on", "off"], { error: "must be on or off" })),
    SMTP_URL: optional(smtpAddress),
    MAIL_FROM: optional(mailbox),
    MAIL_TO: optional(inbox),
    MAIL_LANG: withDefault(z.enum(LANGS, { error: "must be eng, tra or sim" }).default(DEFAULT_LANG)),
    MESSAGE_RETENTION_MONTHS: wholeNumber(1, 1200, 24),
    MAP_TILES: withDefault(
      z
        .string()
        .regex(TILES, "must be an http or https address with {z}, {x} and {y} after the host")
        .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
    ),
    MAP_ATTRIBUTION: withDefault(
      z.string().trim().max(200, "must have 200 characters or fewer").default("© OpenStreetMap contributors"),
    ),
    LOG_LEVEL: withDefault(
      z
        .enum(["debug", "info", "warn", "error", "silent"], {
          error: "must be debug, info, warn, error or silent",
        })
        .default("info"),
    ),
  })
  .superRefine((settings, context) => {
    const refuse = (path: keyof typeof settings, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (settings.PORT === 0 && !settings.PUBLIC_URL)
      refuse("PORT", "can be 0 (any free port) only when PUBLIC_URL says how the site is reached");
    if (settings.SMTP_URL && !mailSettings(settings))
      refuse("MAIL_FROM", "it or MAIL_TO must be set when SMTP_URL is");
    const missing = S3_NAMES.filter((name) => !settings[name]);
    if (missing.length === S3_NAMES.length) return;
    for (const name of missing) refuse(name, "must be set too, since other S3_ settings are");
  });
type Environment = z.output<typeof environment>;
