import { afterAll, beforeAll, expect, it } from "vitest";
import { isPublicAddress } from "../../platform/network/client-address.server";
import { checkLink, publicNetwork, robotsOf } from "./check-link.server";
import { robotsFor } from "./robots.server";
import { INSIDE, type OtherSite, otherSite, testNetwork, UNKNOWN } from "./testing/other-site";

let site: OtherSite;
beforeAll(async () => {
  site = await otherSite(({ method, url = "" }, answer) => {
    const redirect = (Location: string) => answer.writeHead(302, { Location }).end();
    if (url === "/there") answer.end("Here");
    else if (url === "/get-alone") answer.writeHead(method === "HEAD" ? 405 : 200).end();
    else if (url === "/moved") redirect("/there");
    else if (url === "/circle") redirect("/circle");
    else if (url === "/to-inside") redirect(`http://${INSIDE}/`);
    else if (url === "/to-machine") redirect("http://[::ffff:7f00:1]/");
    else if (url === "/to-app") redirect("whatsapp://send?text=1");
    else if (url === "/fault") answer.writeHead(503).end();
    else if (url === "/members") answer.writeHead(403).end();
    else if (url === "/robots.txt") answer.end("User-agent: *\nDisallow: /private\nCrawl-delay: 3");
    else if (url !== "/silent") answer.writeHead(url === "/removed" ? 410 : 404).end();
  });
});
afterAll(() => site.close());

const check = (path: string) => checkLink(site.origin() + path, testNetwork());

it.each([
  ["/there", { answer: "there", status: 200 }],
  ["/get-alone", { answer: "there", status: 200 }],
  ["/moved", { answer: "there", status: 200 }],
  ["/to-app", { answer: "there", status: 302 }],
  ["/members", { answer: "refused", status: 403 }],
  ["/nothing", { answer: "gone", status: 404 }],
  ["/removed", { answer: "gone", status: 410 }],
  ["/fault", { answer: "fault", status: 503 }],
  ["/circle", { answer: "circle", status: 0 }],
  ["/silent", { answer: "silent", status: 0 }],
  ["/to-inside", { answer: "private", status: 0 }],
  ["/to-machine", { answer: "private", status: 0 }],
])("%s gives %j", async (path, expected) => {
  expect(await check(path)).toEqual(expected);
});

it("sends HEAD first, with its own user agent, and reads no more than it needs", async () => {
  site.asked.length = 0;
  await check("/there");
  await check("/nothing");
  expect(site.asked).toEqual(["HEAD /there", "HEAD /nothing", "GET /nothing"]);
  expect([...site.agents]).toEqual(["Kapok/1.0 (link check; +https://charity.example)"]);
  expect(publicNetwork("https://charity.example").userAgent).toBe([...site.agents][0]);
});

it("knows a name that there is not, a port at which nobody is, and what is no page", async () => {
  expect(await checkLink(`http://${UNKNOWN}/`, testNetwork())).toEqual({ answer: "noSite", status: 0 });
  expect(await checkLink("http://site.example:1/", testNetwork())).toEqual({ answer: "silent", status: 0 });
});

it("sends no request to this machine or its network, by whatever name or form", async () => {
  site.asked.length = 0;
  const { port } = new URL(site.origin());
  const network = testNetwork(isPublicAddress);
  for (const host of ["site.example", "127.0.0.1", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]"]) {
    expect([host, await checkLink(`http://${host}:${port}/there`, network)]).toEqual([
      host,
      { answer: "private", status: 0 },
    ]);
    expect((await robotsOf(`http://${host}:${port}`, network)).delay).toBe(0);
  }
  expect(site.asked).toEqual([]);
});

it("ends at once when the program does", async () => {
  const ending = AbortSignal.abort();
  await expect(checkLink(`${site.origin()}/silent`, testNetwork(), ending)).rejects.toThrow();
});

it("reads the rules of a site for programs", async () => {
  const rules = await robotsOf(site.origin(), testNetwork());
  expect([rules.allows("/there"), rules.allows("/private/page"), rules.delay]).toEqual([true, false, 3]);
});

it("follows the longest rule, those of its own name before those for all", () => {
  const text =
    "User-agent: *\nDisallow: /\n\nUser-agent: kapok # us\nUser-agent: other\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf$\n";
  const { allows } = robotsFor(text, "Kapok");
  expect(["/", "/a", "/a/b", "/x.pdf", "/x.pdf?1"].map(allows)).toEqual([true, false, true, false, true]);
  const others = robotsFor(text, "Else");
  expect(others.allows("/")).toBe(false);
  expect(robotsFor("", "Kapok").allows("/")).toBe(true);
  expect(robotsFor("User-agent: *\nDisallow:", "Kapok").allows("/")).toBe(true);
});
