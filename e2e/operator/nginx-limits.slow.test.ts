import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FrontServer, openFront } from "../../test/front-server";
import { hasNginx, nginxProgram } from "../../test/nginx";
import { writeSettings } from "../../test/nginx-settings";
import { started } from "../fixtures/started";

const SENDER = "X-Test-Sender";

/** The limits of deploy/nginx.conf, but for three requests and no more, from senders that the test names. */
const openStrict = () =>
  openFront({
    name: nginxProgram,
    settings: (place, upstreams) => {
      writeSettings(place, upstreams);
      const file = join(place.folder, "kapok.conf");
      const settings = readFileSync(file, "utf8")
        .replace("rate=200r/s", "rate=1r/m")
        .replace("burst=1000", "burst=2");
      writeFileSync(file, `set_real_ip_from 127.0.0.1;\nreal_ip_header ${SENDER};\n${settings}`);
      return ["-p", place.folder, "-c", join(place.folder, "main.conf")];
    },
  });

describe.skipIf(!hasNginx)("the limit of deploy/nginx.conf", () => {
  const site = createServer((_, response) => response.end("answered"));
  let front: FrontServer | undefined;
  beforeAll(async () => {
    await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
    front = await openStrict();
    await front.lead([`127.0.0.1:${(site.address() as AddressInfo).port}`]);
  });
  afterAll(async () => {
    await front?.stop();
    site.close().closeAllConnections();
  });

  const statusFor = async (sender: string) =>
    (await started(front).ask("/about", { headers: { [SENDER]: sender } })).status;

  it.each([
    ["an address of IPv4", () => "192.0.2.1", "192.0.2.2"],
    ["a /64 of IPv6", (number: number) => `2001:db8:0:a0a:${number}::1`, "2001:db8:0:a0b::1"],
  ])("is for %s", async (_, sender, neighbour) => {
    const statuses = [];
    for (let number = 1; number <= 4; number += 1) statuses.push(await statusFor(sender(number)));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await statusFor(neighbour)).toBe(200);
  });
});
