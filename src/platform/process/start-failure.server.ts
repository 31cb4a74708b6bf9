import { statfsSync } from "node:fs";
import type { Config } from "../config/config.server";
import { isLocked } from "../db/busy-retry.server";
import { isDatabaseAway } from "../db/temporary.server";
import { Problem } from "../http/problem";
import { Refusal } from "../refusal.server";

type Where = Pick<Config, "port" | "host" | "dataDir" | "databaseUrl">;

/** The error of Node or PostgreSQL's client for a failure. */
interface Fault extends Error {
  code?: string;
  syscall?: string;
  hostname?: string;
  path?: string;
  /** SQLite's own number. */
  errcode?: number;
  /** Each address of a host that was tried. */
  errors?: Error[];
}

/**
 * Why the program cannot run with its settings, in words for its operator.
 * @param config what was read of them, when they could be
 * @returns undefined when it is no fault of the settings, and a stack trace says more
 */
export function startFailure(error: unknown, config: Where | undefined): string | undefined {
  if (error instanceof Refusal) return error.message;
  if (!config || !(error instanceof Error)) return undefined;
  const broken = disk(error, config) ?? damage(error, config) ?? lock(error, config) ?? bucket(error);
  if (broken) return `Kapok cannot run:\n  ${broken}`;
  const why = listening(error, config) ?? folder(error, config) ?? database(error, config);
  return why && `These settings cannot be used:\n  ${why}`;
}

/** Bytes; with fewer left a disk is as good as full. SQLite says of one only that reading or writing failed. */
const LITTLE = 256 * 1024;

function disk({ code = "", message }: Fault, { dataDir }: Where): string | undefined {
  const isSaid = /^(ENOSPC|EDQUOT)$/.test(code) || message.includes("disk is full");
  if (!isSaid && !(/disk I\/O error|unable to open database/.test(message) && hasLittle(dataDir)))
    return undefined;
  return `the disk of ${dataDir} is full (${message}). Make room there, then start again.`;
}

function hasLittle(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LITTLE;
  } catch {
    return false; // not there
  }
}

/** The codes of SQLite for a file whose pages contradict each other, and for one that is no database. */
const DAMAGED: readonly number[] = [11, 26];

function damage({ errcode, message }: Fault, { dataDir }: Where): string | undefined {
  if (errcode === undefined || !DAMAGED.includes(errcode & 0xff)) return undefined;
  return (
    `kapok.sqlite in ${dataDir} is damaged (${message}). Put it aside with the files beside it, and restore the ` +
    `newest backup: see "A damaged database" in docs/operations/backup.md.`
  );
}

function lock(error: Fault, { dataDir, databaseUrl }: Where): string | undefined {
  if (databaseUrl !== undefined || !isLocked(error)) return undefined;
  return (
    `kapok.sqlite in ${dataDir} is in use: ${error.message}. Wait until that is done, or end that process if it is ` +
    "a backup tool or a database browser that was left open, then try again."
  );
}

/** The message for a failing bucket; its own error is in the log already. */
function bucket(error: Error): string | undefined {
  if (!(error instanceof Problem && error.key === "mediaAway")) return undefined;
  return "S3_ENDPOINT: the media store cannot be used, for the reason above. Nothing was lost; start again once it answers.";
}

function listening({ code = "", syscall = "", hostname }: Fault, { host, port }: Where): string | undefined {
  if (syscall === "getaddrinfo" && hostname === host) return `HOST: ${host} cannot be found`;
  if (!["listen", "bind"].includes(syscall)) return undefined;
  if (code === "EADDRINUSE") return `PORT: ${port} is in use by another program at ${host}`;
  if (code === "EACCES") return `PORT: the program has no permission to listen on ${port}`;
  return `HOST: ${host} is no address of this machine (${code})`;
}

function folder({ code, path, message }: Fault, { dataDir, databaseUrl }: Where): string | undefined {
  const isThere = path !== undefined && (path.startsWith(dataDir) || dataDir.startsWith(path));
  const isSqlite =
    databaseUrl === undefined && /unable to open database|readonly database|disk I\/O error/.test(message);
  if (!isThere && !isSqlite) return undefined;
  if (code === "EEXIST" || code === "ENOTDIR") return `DATA_DIR: ${dataDir} is not a folder, or not in one`;
  return `DATA_DIR: ${dataDir} cannot be made or written to (${message})`;
}

/** Wrong name or password, no such database: PostgreSQL's message has the name and never the password. */
const REFUSED = /^(28|3D)/;

function database(error: Fault, { databaseUrl }: Where): string | undefined {
  const { code = "", message, errors } = error;
  const isAway = isDatabaseAway(error) || code === "EAI_AGAIN";
  if (databaseUrl === undefined || !(isAway || REFUSED.test(code))) return undefined;
  return `DATABASE_URL: the database cannot be used (${message || errors?.[0]?.message || code})`;
}
