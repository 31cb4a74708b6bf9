import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd)
  process.stdout.write("SKIPPED  What needs systemd-analyze: there is none on this machine.\n");

it.skipIf(!hasSystemd)("deploy/kapok@.service is a unit without a mistake", () => {
  const folder = mkdtempSync(join(tmpdir(), "kapok-unit-"));
  const unit = join(folder, "kapok@3000.service");
  // This machine has the program elsewhere.
  const text = readFileSync("deploy/kapok@.service", "utf8").replaceAll("/opt/kapok/current", process.cwd());
  writeFileSync(unit, text);
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  const said = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("kapok@"));
  expect(said).toEqual([]);
});

it("deploy/compose.yaml and the Dockerfile name no setting that the program does not read", () => {
  const files = [
    "src/platform/config/config.server.ts",
    ...globSync("src/features/*/{,*/}*settings.server.ts"),
  ];
  const settings = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const app = /\n {2}app:\n.*?\n {4}deploy:/s.exec(readFileSync("deploy/compose.yaml", "utf8"))?.[0] ?? "";
  const named = [...app.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
  expect(named).toContain("SESSION_SECRET");
  expect(named.filter((name) => !new RegExp(`^ +${name}: `, "m").test(settings))).toEqual([]);
});

it("the Dockerfile bounds memory as npm start does", () => {
  const file = readFileSync("scripts/memory.env", "utf8");
  const settings = [...file.matchAll(/^\w+=.*$/gm)].map(([setting]) => setting);
  expect(settings).toHaveLength(4);
  expect(readFileSync("deploy/Dockerfile", "utf8")).toContain(`ENV ${settings.join(" ")}\n`);
});

it("the Dockerfile copies what there is, runs what there is, and starts what tests start", () => {
  const text = readFileSync("deploy/Dockerfile", "utf8").replaceAll("\\\n", " ");
  const steps = [...text.matchAll(/^(COPY|RUN|CMD) (.*)$/gm)].map(([, name, rest = ""]) => ({ name, rest }));
  const named = (name: string) => steps.filter((step) => step.name === name).map(({ rest }) => rest);
  const fromHere = named("COPY").filter((rest) => !rest.startsWith("--from="));
  const sources = fromHere.flatMap((rest) => rest.split(" ").slice(0, -1));
  const scripts = named("RUN").flatMap((rest) => rest.match(/scripts\/[\w.-]+/g) ?? []);
  expect(sources).toContain("package-lock.json");
  expect(scripts).toEqual(["scripts/build-if-changed.ts", "scripts/runtime-files.ts"]);
  expect([...sources, ...scripts].filter((path) => !existsSync(path))).toEqual([]);
  expect(named("CMD")).toEqual(['["node", "build/server/index.js"]']);
  // What is made anew inside must not come from outside.
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  const own = ["node_modules", "build", "data", ".git", "deploy/.env", "deploy/tls"];
  expect(own.filter((name) => !ignored.includes(name))).toEqual([]);
});

it("secrets of the compose file come neither into git nor into the image", () => {
  const secret = ["deploy/.env", "deploy/tls/key.pem"];
  for (const path of secret) expect(spawnSync("git", ["check-ignore", "--quiet", path]).status).toBe(0);
});

it("the compose file gives the program neither the database's superuser nor the store's root, and pins its images", () => {
  const text = readFileSync("deploy/compose.yaml", "utf8");
  const images = [...text.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = ""]) => image);
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[\w./-]+:(\d+\.\d+|RELEASE\.\d{4})/);
  const app = /\n {2}app:\n.*?\n {2}nginx:/s.exec(text)?.[0] ?? "";
  expect(app).toContain("S3_ACCESS_KEY_ID: kapok\n");
  expect(app).not.toContain("ADMIN_SECRET");
  expect(app).not.toContain("DATABASE_ADMIN_PASSWORD");
  const mounted = [...text.matchAll(/- \.\/([\w.-]+\.\w+):/g)].map(([, name = ""]) => `deploy/${name}`);
  expect(mounted).toHaveLength(3);
  expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
});

it("scripts of deploy are shell scripts without a mistake, and the bucket's key may do what the program does", () => {
  for (const script of ["nginx-for.sh", "make-database.sh", "make-bucket.sh"]) {
    expect([script, spawnSync("sh", ["-n", `deploy/${script}`]).status]).toEqual([script, 0]);
  }
  const { Statement } = JSON.parse(readFileSync("deploy/bucket-policy.json", "utf8"));
  const actions = Statement.flatMap(({ Action }: { Action: string[] }) => Action).sort();
  expect(actions).toEqual(["s3:DeleteObject", "s3:GetObject", "s3:ListBucket", "s3:PutObject"]);
});
