// npm run soak: ten minutes of 200 visitors, three members of staff who save and upload, messages, and a mail
// server that comes and goes. Ends with status 1 when an answer was unexpected or memory grew.
// npm run soak -- --minutes 1 --visitors 50 --think 4000
import { availableParallelism, loadavg } from "node:os";
import { readCommandLine } from "../scripts/command-line.mjs";
import { build, inFolder } from "./site.ts";
import { soak } from "./soak/run.ts";

/** By how much of itself memory may have grown at the end, and after which part of the time that counts. */
const FLAT = 0.1;
const WARM = 0.3;

const { values } = readCommandLine({
  usage: `npm run soak -- [--minutes NUMBER] [--visitors NUMBER] [--think MILLISECONDS]

Ten minutes of 200 visitors and three members of staff unless it is told otherwise.`,
  options: {
    minutes: { type: "string", default: "10" },
    visitors: { type: "string", default: "200" },
    think: { type: "string", default: "5000" },
  },
});

build();
const milliseconds = Number(values.minutes) * 60_000;
const [visitors, think] = [Number(values.visitors), Number(values.think)];
const { tally, memory, mails } = await inFolder((dataDir) =>
  soak({ dataDir, milliseconds, visitors, think }),
);

const warm = memory.slice(Math.floor(memory.length * WARM));
const part = Math.max(1, Math.floor(warm.length / 4));
const [before, after] = [mean(warm.slice(0, part)), mean(warm.slice(-part))];
console.log(tally.table().join("\n"));
console.log(`mails      ${String(mails).padStart(7)}   of ${tally.kinds.get("message")?.asked} messages`);
console.log(`unexpected ${String(tally.unexpected.length).padStart(7)}`);
console.log(`asked again ${String(tally.askedAgain).padStart(6)}   after a connection was closed`);
console.log(
  `memory     ${before.toFixed(0)} MB after warm-up, ${after.toFixed(0)} MB at the end, ${Math.max(...memory).toFixed(0)} MB at most`,
);
console.log(`machine    ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
for (const line of tally.unexpected.slice(0, 20)) console.log(line);
process.exitCode = tally.unexpected.length > 0 || after > before * (1 + FLAT) ? 1 : 0;

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}
