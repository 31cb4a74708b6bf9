// npm run crash: kills the built site with SIGKILL again and again under a load of saves, typing, uploads and messages,
// 200 times on SQLite and 50 times on PostgreSQL, and looks each time for what was acknowledged.
// npm run crash -- --sqlite 20 --postgres 0 --seed 7
import { freePort } from "../e2e/fixtures/server.ts";
import { readCommandLine } from "../scripts/command-line.mjs";
import { startPostgres } from "../test/postgres-server.ts";
import { crash } from "./crash/run.ts";
import { build, inFolder } from "./site.ts";

const { values } = readCommandLine({
  usage: `npm run crash -- [--sqlite KILLS] [--postgres KILLS] [--seed NUMBER]

Kills the built site again and again under load, and looks for what was acknowledged: 200 times on SQLite and 50 on
PostgreSQL unless it is told otherwise.`,
  options: {
    sqlite: { type: "string", default: "200" },
    postgres: { type: "string", default: "50" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);

build();
if (Number(values.sqlite) > 0) await run("SQLite", Number(values.sqlite));
if (Number(values.postgres) > 0) {
  const postgres = await startPostgres();
  try {
    await run("PostgreSQL", Number(values.postgres), await postgres.newDatabase());
  } finally {
    await postgres.stop();
  }
}

function run(engine: string, kills: number, databaseUrl?: string): Promise<void> {
  return inFolder(async (dataDir) => {
    const settings = { DEMO_CONTENT: "off" };
    const place = { dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    const progress = (kill: number) => console.log(`${engine}: ${kill} of ${kills}`);
    console.log(engine, { seed, ...(await crash({ place, kills, seed, progress })) });
  });
}
