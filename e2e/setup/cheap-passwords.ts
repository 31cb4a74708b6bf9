import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { PASSWORD_COST } from "../../src/core/auth/digest.server.ts";
import { CHEAP } from "../../test/cheap.ts";

/**
 * Loaded by the sites of tests before the program: digests of passwords cost them nothing. A login is otherwise more
 * work than the screen after it. What says its cost still says the program's own, so that nothing is digested anew.
 */
const { scrypt } = crypto;
const { rounds, block, times } = PASSWORD_COST;

const digest = (
  secret: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => {
  const isPassword = options.N === rounds && options.r === block && options.p === times;
  const cost = isPassword ? { N: CHEAP.rounds, r: CHEAP.block, p: CHEAP.times } : options;
  scrypt(secret, salt, length, cost, done);
};

Object.assign(crypto, { scrypt: digest });
syncBuiltinESMExports();
