// Runs on whatever Node the machine has, before anything is installed, so it is plain JavaScript and
// imports nothing but Node's own modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runLocked } from "./folder-lock.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".kapok-installed");

/** In which package Node is for each kind of machine; npm installs the one that fits, by its digest in the lock file. */
const nodePackages = JSON.parse(readFileSync(join(root, "scripts", "node-packages.json"), "utf8"));

const machine = `${process.platform}-${process.arch}`;
/** The project's own Node, which npm installs; the machine's may be too old for the packages. */
export const projectNode = join(
  root,
  "node_modules",
  nodePackages[machine] ?? "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Installs the packages of the lock file and builds the site, unless that is done already. */
export function makeReady() {
  const status = runLocked(root, "scripts/make-ready.mjs");
  if (status !== 0) process.exit(status);
}

/**
 * The same where nothing is built yet; else leaves the program as it is, as a site may be running from it: packages
 * are not to be replaced below it, and a database is for the version that serves it.
 */
export function makeReadyOnce() {
  if (!existsSync(projectNode) || !existsSync(join(root, "build", "server", "index.js"))) makeReady();
}

/** The stamp of the packages that this version wants; a file beside them says it once they are there. */
export const packagesWanted = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(readFileSync(join(root, "package.json")))
    .digest("hex");

/** The packages that package.json names and that are not there, as after an installation without some of them. */
function missingPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !existsSync(join(root, "node_modules", name, "package.json")));
}

/** The environment without what tells npm to leave packages out: the site is built here, also where it is served. */
function environmentOfNpm() {
  const leavesOut = /^(NODE_ENV|npm_config_(omit|only|production|include|also|dev|optional))$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !leavesOut.test(name)));
}

/** Installs the packages of the lock file unless they are there already. */
export function install() {
  const wanted = packagesWanted();
  const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isStamped && existsSync(projectNode) && missingPackages().length === 0) return;
  console.log("Installing packages; this happens once and takes about half a minute.");
  // By a shell, without which Windows does not start npm. No package runs a script of its own (.npmrc), whatever the
  // settings of whoever installs.
  const included = "--include=prod --include=dev --include=optional";
  run(`npm install --ignore-scripts ${included} --no-audit --no-fund --loglevel=error`, [], {
    shell: true,
    env: environmentOfNpm(),
  });
  if (!existsSync(projectNode)) {
    console.error(
      machine in nodePackages
        ? "npm did not install Node: it could not be downloaded, or is not the one that package-lock.json names."
        : `There is no Node for this machine (${machine}) among: ${Object.keys(nodePackages).join(", ")}.`,
    );
    process.exit(1);
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`npm left out packages that Kapok needs: ${missing.join(", ")}. Try npm start again.`);
    process.exit(1);
  }
  writeFileSync(stamp, packagesWanted()); // as it is now: npm 10 writes in its own way what another npm locked
}

/**
 * Runs a command in the project folder and ends this process with its status when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, env?: NodeJS.ProcessEnv }} options
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The settings of `scripts/memory.env`; what the environment says goes before. */
function memorySettings() {
  const text = readFileSync(join(root, "scripts", "memory.env"), "utf8");
  return Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
}

/**
 * Replaces this process, as far as signals and the exit status go, by the project's Node.
 * @param {string[]} args
 */
export async function becomeProjectNode(args) {
  const { spawn } = await import("node:child_process");
  const env = { ...memorySettings(), ...process.env };
  const child = spawn(projectNode, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    if (signal) console.error(`The program was ended by ${signal}.`);
    process.exit(signal ? 1 : (code ?? 1));
  });
}
