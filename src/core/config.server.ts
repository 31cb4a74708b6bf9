import { resolve } from "node:path";
import * as z from "zod";

const unset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

const environment = z.object({
  PORT: z.preprocess(unset, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(unset, z.string().default("127.0.0.1")),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
  DATA_DIR: z.preprocess(unset, z.string().default("./data")),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address, or unset for SQLite" }),
  ),
  ADMIN_USERNAME: z.preprocess(
    unset,
    z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._@-]{1,60}$/u, "may hold letters, digits and . _ @ - only")
      .default("admin"),
  ),
  ADMIN_PASSWORD: optional(z.string().min(1)),
  DEMO_CONTENT: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  LOG_LEVEL: z.preprocess(unset, z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
});

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
  admin: { username: string; password: string | undefined };
  /** Whether an empty database is filled with the demo charity. */
  demoContent: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** The settings that were set badly, one line each. */
export class ConfigError extends Error {}

/**
 * Reads the settings of the HTTP contract from `env`.
 * @throws {ConfigError} naming every bad variable at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join("\n")}`);
  }
  const settings = parsed.data;
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, "");
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    admin: { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === "on" : isLocal(publicUrl),
    logLevel: settings.LOG_LEVEL,
  };
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
