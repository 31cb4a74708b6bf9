// npm run lighthouse [path …]: what Lighthouse says of every public page of the built site, as a phone sees it; of
// those at these paths, with any query.
// Measures; asserts nothing. Fetches Lighthouse by npx, since nothing else of the project needs it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPages } from "../../e2e/fixtures/public-pages.ts";
import { widthsMade } from "../../e2e/fixtures/widths-made.ts";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { chromiumPath } from "../../test/chromium-path.ts";
import { build, inFolder, withSite } from "../site.ts";
import { median, table } from "./table.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** Pages that are looked at in the two Chinese scripts as well. */
const IN_CHINESE = ["", "/sma", "/archive", "/donate"];
/** Performance is the median of so many runs; a busy machine makes single ones worse. */
const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const { positionals: asked } = readCommandLine({
  usage: `npm run lighthouse -- [PATH …]

Asks Lighthouse about every public page of the built site, or about those of these addresses.`,
  atMost: Number.POSITIVE_INFINITY,
});
const faults = new Set<string>();
build();
await inFolder((folder) =>
  withSite(async (site) => {
    await widthsMade(site); // the first start is busy with the demo's pictures for a minute
    const chinese = ["/tra", "/sim"].flatMap((lang) => IN_CHINESE.map((path) => lang + path));
    const all = [...(await publicPages(site)), ...chinese];
    const isAsked = (path: string) => asked.length === 0 || asked.includes(path.split("?")[0] ?? "");
    const rows = all.filter(isAsked).map((path) => measure(site, path, join(folder, "report.json")));
    console.log(
      table(["Page", "performance", "accessibility", "practices", "SEO", "LCP", "CLS", "TBT"], rows),
    );
  }),
);
for (const fault of faults) console.log(fault);

function measure(site: string, path: string, file: string): string[] {
  const reports = Array.from({ length: RUNS }, () => report(site + path, file));
  for (const { categories, audits } of reports) {
    for (const category of CATEGORIES.slice(1)) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const score = audits[id]?.score ?? 1;
        if (weight > 0 && score < 1) faults.add(`${path}: ${category}: ${audits[id]?.title}`);
      }
    }
  }
  const middle = (value: (one: Report) => number | undefined) =>
    median(reports.map((one) => value(one) ?? Number.NaN));
  return [
    path.replace(/=[\w-]{20,}/, "=…"),
    ...CATEGORIES.map((name) => String(middle(({ categories }) => (categories[name]?.score ?? 0) * 100))),
    `${(middle(({ audits }) => audits["largest-contentful-paint"]?.numericValue) / 1000).toFixed(2)} s`,
    middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue).toFixed(3),
    `${middle(({ audits }) => audits["total-blocking-time"]?.numericValue).toFixed(0)} ms`,
  ];
}

/** Mobile settings and simulated throttling, as they are by default. */
function report(url: string, file: string): Report {
  execFileSync(
    "npx",
    [
      ...["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`],
      ...[`--only-categories=${CATEGORIES.join(",")}`, "--throttling-method=simulate"],
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
