import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { CODE_COST, PASSWORD_COST } from "../../src/platform/auth/digest.server.ts";
import { CHEAP } from "../../test/cheap.ts";

/**
 * Loaded by the sites of tests before the program: digests of passwords and recovery codes cost them nothing. A login is otherwise more
 * work than the screen after it. What says its cost still says the program's own, so that nothing is digested anew.
 */
const { scrypt } = crypto;

const digest = (
  secret: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => {
  const isSecret = [PASSWORD_COST, CODE_COST].some(
    ({ rounds, block, times }) => options.N === rounds && options.r === block && options.p === times,
  );
  const cost = isSecret ? { N: CHEAP.rounds, r: CHEAP.block, p: CHEAP.times } : options;
  scrypt(secret, salt, length, cost, done);
};

Object.assign(crypto, { scrypt: digest });
syncBuiltinESMExports();
