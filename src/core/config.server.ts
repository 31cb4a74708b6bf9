import type { BlockList } from "node:net";
import { resolve } from "node:path";
import { proxyList } from "./api/trusted-proxies.server";
import { type Environment, environment } from "./environment.server";
import type { Lang } from "./locale/lang";
import { isLoopback } from "./loopback.server";
import { type MailSettings, mailSettings } from "./mail/settings.server";
import { type S3Settings, s3Settings } from "./media/blobs/s3-settings.server";
import { Refusal } from "./process/refusal.server";
import { type CdnSettings, cdnSettings } from "./site/cdn/cdn-settings.server";

/** Credentials and address of the charity's account at PayPal. */
export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** Undefined while no webhook is registered: then none is believed. */
  webhookId: string | undefined;
  /** Base address of the REST API, without a trailing slash: live, sandbox, or another for tests. */
  api: string;
}

/** How backups are made. */
export interface BackupSettings {
  /** What they are encrypted with; undefined when they are not. */
  key: string | undefined;
  /** Absolute path of the folder for the nightly ones; undefined when there are none. */
  dir: string | undefined;
  /** How many nightly ones are kept. */
  keep: number;
}

/** Every setting of the program, read once from the environment and checked. */
export interface Config {
  port: number;
  host: string;
  /** How visitors reach the site, without a trailing slash: `https://example.org`. */
  publicUrl: string;
  /** Absolute path of the folder with the SQLite file, the media and the secret. */
  dataDir: string;
  /** A `postgres://` address; undefined means SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** A copy of that database which follows it, for reading alone. */
  databaseReplicaUrl: string | undefined;
  /** The bucket for media; undefined means files in `dataDir`. */
  s3: S3Settings | undefined;
  /** How many processes serve the site. */
  processes: number;
  /** Proxies on other machines that are believed when they say who a visitor is. */
  trustedProxies: BlockList | undefined;
  cdn: CdnSettings;
  /** By which `/metrics` may be read from elsewhere; undefined means from this machine only. */
  metricsToken: string | undefined;
  admin: { username: string; password: string | undefined };
  /** What session cookies are signed and second factors encrypted with; undefined means the one in `dataDir`. */
  sessionSecret: string | undefined;
  /** The secret until now, while another one takes its place. */
  sessionSecretBefore: string | undefined;
  /** Whether staff need a second factor for everything but setting one up. */
  requireTwoFactor: boolean;
  /** Whether an empty database is filled with the demo charity. */
  demoContent: boolean;
  /** How mail leaves; undefined while it only waits in the outbox. */
  mail: MailSettings | undefined;
  /** The language of mails to staff. */
  mailLang: Lang;
  /** Months after which what visitors wrote is erased. */
  messageRetentionMonths: number;
  /** Where the pictures of the contact page's map come from, and who is named on it as their maker. */
  map: { tiles: string; attribution: string };
  /** Undefined while online payment is not set up. */
  paypal: PayPalSettings | undefined;
  backup: BackupSettings;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** The settings that were set badly, one line each. */
export class ConfigError extends Refusal {}

/**
 * Reads the settings of the HTTP contract from `env`.
 * @throws {ConfigError} naming every bad variable at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = checked(env);
  const { origin: publicUrl, hostname } = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    s3: s3Settings(settings),
    processes: settings.WEB_CONCURRENCY,
    trustedProxies: settings.TRUST_PROXY === undefined ? undefined : proxyList(settings.TRUST_PROXY),
    cdn: cdnSettings(settings),
    metricsToken: settings.METRICS_TOKEN,
    admin: { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
    sessionSecret: settings.SESSION_SECRET,
    sessionSecretBefore: settings.SESSION_SECRET_BEFORE,
    requireTwoFactor: settings.REQUIRE_TWO_FACTOR === "true",
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === "on" : isLoopback(hostname),
    mail: mailSettings(settings),
    mailLang: settings.MAIL_LANG,
    messageRetentionMonths: settings.MESSAGE_RETENTION_MONTHS,
    map: { tiles: settings.MAP_TILES, attribution: settings.MAP_ATTRIBUTION },
    paypal: payPalSettings(settings),
    backup: backupSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

function checked(env: Record<string, string | undefined>): Environment {
  const { success, data, error } = environment.safeParse(env);
  if (success) return data;
  // The setting alone: its parts are the program's, and several may be wrong in the same way.
  const lines = new Set(error.issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`));
  throw new ConfigError(`These settings cannot be used:\n${[...lines].join("\n")}`);
}

function backupSettings({ BACKUP_KEY, BACKUP_DIR, BACKUP_KEEP }: Environment): BackupSettings {
  const dir = BACKUP_DIR === undefined ? undefined : resolve(BACKUP_DIR);
  return { key: BACKUP_KEY, dir, keep: BACKUP_KEEP };
}

function payPalSettings(settings: Environment): PayPalSettings | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_API } = settings;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) return undefined;
  return {
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    api: PAYPAL_API.replace(/\/+$/, ""),
  };
}
