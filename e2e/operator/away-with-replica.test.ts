import { expect, it } from "vitest";
import { siteConfig } from "../../src/charity/site.config";
import { post, sessionCookie } from "../fixtures/content";
import { leavingDatabase } from "../fixtures/leaving-database";

// As a replica that has all there is: the same database by a connection of its own.
const here = leavingDatabase((databaseUrl) => ({ DATABASE_REPLICA_URL: databaseUrl }));

it("says who the charity is, as it was read from the replica last, while no database answers", async () => {
  const name = "Mutual Aid of the Hills";
  const details = { ...siteConfig, name: { ...siteConfig.name, eng: name } };
  await post(here, "/api/editSiteDetails", details, await sessionCookie(here));
  expect(await (await fetch(`${here.url}/archive`)).text()).toContain(name);
  await here.proxy.close();
  const away = await fetch(`${here.url}/archive?page=7`);
  expect(away.status).toBe(503);
  expect(await away.text()).toContain(name);
});
