import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, freePort, startServer } from "../fixtures/server";
import { loggedErrors, type SiteAddress } from "../fixtures/site";
import { copyDemo } from "./demo-copy";

/** The site of all files that change nothing on it, as it runs. */
export interface ReadingSite extends SiteAddress {
  /** @throws when it logged an error meanwhile, or a file did change something. */
  end(): Promise<void>;
}

/** Starts a site on a copy of the demo, once that is made. */
export async function startReadingSite(demoDataDir: string): Promise<ReadingSite> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), "kapok-reading-")), port: await freePort() };
  await copyDemo(demoDataDir, place.dataDir);
  const server = await startServer(place);
  const url = addressOf(place);
  const before = await contentOf(url);
  return {
    url,
    end: async () => {
      const isSame = (await contentOf(url)) === before;
      await server.stop();
      rmSync(place.dataDir, { recursive: true, force: true });
      const errors = loggedErrors(server.logs());
      if (errors) throw new Error(`The site that files share logged errors:\n${errors}`);
      if (!isSame)
        throw new Error(
          "A file changed the site that others share: it needs journey(), not readingJourney().",
        );
    },
  };
}

/** Counts up with each change of what visitors see, and with each message of theirs. */
async function contentOf(url: string): Promise<string> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return [...figures.matchAll(/^kapok_(?:revision|outbox_mails)[ {].*$/gm)].join("\n");
}
