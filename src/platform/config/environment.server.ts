import * as z from "zod";
import { DEFAULT_LANG, LANGS } from "../locale/lang";
import { proxyList } from "../network/client-address.server";
import { isHeader } from "./cdn-settings.server";
import { inbox, mailbox, mailSettings, smtpAddress } from "./mail-settings.server";
import { S3_NAMES, s3Bucket, s3Endpoint, s3Region } from "./s3-settings.server";
import {
  hasReadableUser,
  optional,
  siteAddress,
  UNREADABLE_USER,
  wholeNumber,
  withDefault,
} from "./setting-shapes.server";

/** The host has no placeholder, since the security policy of the page names it. */
const TILES = /^https?:\/\/[\w.-]+(:\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/;

/** The program's own settings as read from the environment, each checked; a blank one counts as unset. */
export const environment = z
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
export type Environment = z.output<typeof environment>;
