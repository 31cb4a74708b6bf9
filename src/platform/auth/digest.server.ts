import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";

/** The cost of scrypt: rounds, size of a block, and repetitions. */
export interface Cost {
  rounds: number;
  block: number;
  times: number;
}

/**
 * Cost of password hashes: 32 MB, as OWASP recommends. Hashes of another cost stay valid, and are replaced at
 * the next login.
 */
export const PASSWORD_COST: Cost = { rounds: 2 ** 15, block: 8, times: 3 };
/** Of recovery codes, which are random, as passwords need not be. */
export const CODE_COST: Cost = { rounds: 2 ** 14, block: 8, times: 1 };
let passwordCost = PASSWORD_COST;
let codeCost = CODE_COST;

const KEY_BYTES = 64;
/**
 * Passwords in better-auth's own form, `salt:key` in hexadecimal, as they were stored before hashes named
 * their cost.
 */
const FORMER_COST: Cost = { rounds: 2 ** 14, block: 16, times: 1 };
const FORMER = /^([\da-f]+):([\da-f]+)$/;
const DIGEST = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** For tests alone, a third of whose time would be the digests of passwords and codes that they are not about. */
export function setDigestCosts(password: Cost, code: Cost): void {
  passwordCost = password;
  codeCost = code;
}

/** One-way hash of a secret, with its parameters: `scrypt$rounds$block$times$salt$key`. */
export async function digestOf(
  secret: string,
  { rounds, block, times }: Cost = passwordCost,
  salt = randomBytes(16).toString("base64url"),
): Promise<string> {
  const key = await derive(secret, salt, { rounds, block, times });
  return ["scrypt", rounds, block, times, salt, key.toString("base64url")].join("$");
}

/** Digest of a recovery code; those of one account have one salt. */
export const digestOfCode = (code: string, salt: string): Promise<string> => digestOf(code, codeCost, salt);

/** Digest of a secret by the salt and cost of another digest, to be compared with it; "" for what is none. */
export async function digestLike(digest: string, secret: string): Promise<string> {
  const [, rounds, block, times, salt] = digest.match(DIGEST) ?? [];
  if (salt === undefined) return "";
  return digestOf(secret, { rounds: Number(rounds), block: Number(block), times: Number(times) }, salt);
}

/** Whether a password matches a hash. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, salt, key] = hash.match(FORMER) ?? [];
  if (salt === undefined || key === undefined) return isSame(await digestLike(hash, password), hash);
  return isSame((await derive(password, salt, FORMER_COST)).toString("hex"), key);
}

/** Whether a password's hash has the form and cost of new ones. */
export function isCurrent(digest: string): boolean {
  const { rounds, block, times } = passwordCost;
  return digest.startsWith(["scrypt", rounds, block, times, ""].join("$"));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * The number of secrets that are digested at once, however many people log in: it bounds the memory, and leaves
 * threads for files.
 */
const atOnce = pLimit(2);

/** In Node's thread pool, so that only the login waits for it. */
function derive(secret: string, salt: string, { rounds, block, times }: Cost): Promise<Buffer> {
  const options = { N: rounds, r: block, p: times, maxmem: 256 * rounds * block };
  const begin = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(secret.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return atOnce(begin);
}
