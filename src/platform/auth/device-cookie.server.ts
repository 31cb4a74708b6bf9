import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isPast } from "../age";
import type { Config } from "../config/config.server";
import type { Auth } from "./auth.server";

/** Seconds for which a browser is known after a login. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const MARK = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

interface Signing {
  auth: Auth;
  config: Config;
}

/**
 * The id of a browser that logged in to an account before, from its device cookie; undefined for one that
 * never did. The cookie opens nothing: it only counts failures of strangers apart from those of the owner.
 */
export async function knownDevice(
  { auth, config }: Signing,
  headers: Headers,
  username: string,
): Promise<string | undefined> {
  const name = nameOf(config, username);
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim().split("="));
  const mark = cookies.find(([given]) => given === name)?.[1] ?? "";
  const [, device, madeAt, signature] = mark.match(MARK) ?? [];
  if (device === undefined || madeAt === undefined || signature === undefined) return undefined;
  if (isPast(Number(madeAt), KNOWN_SECONDS * 1000)) return undefined;
  const { secret } = await auth.$context;
  const right = sign(secret, username, device, madeAt);
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? device : undefined;
}

/**
 * The `Set-Cookie` value that marks the browser that has just logged in. One that has a mark uses it again.
 */
export async function deviceCookie(deps: Signing, headers: Headers, username: string): Promise<string> {
  const device = (await knownDevice(deps, headers, username)) ?? randomBytes(16).toString("base64url");
  const madeAt = String(Date.now());
  const { secret } = await deps.auth.$context;
  const mark = [device, madeAt, sign(secret, username, device, madeAt)].join(".");
  const secure = isSecure(deps.config) ? "; Secure" : "";
  const lasting = `Path=/; Max-Age=${KNOWN_SECONDS}; HttpOnly${secure}; SameSite=Lax`;
  return `${nameOf(deps.config, username)}=${mark}; ${lasting}`;
}

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith("https:");

/** One for each account, since colleagues may share a computer; without the account's name. */
function nameOf(config: Config, username: string): string {
  const account = createHash("sha256").update(`device:${username}`).digest("hex").slice(0, 10);
  return `${isSecure(config) ? "__Host-" : ""}kapok.device_${account}`;
}

function sign(secret: string, username: string, device: string, madeAt: string): string {
  const said = ["kapok device", username, device, madeAt].join("\n");
  return createHmac("sha256", secret).update(said).digest("base64url");
}
