import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../platform/network/client-address.server";
import type { Answer } from "./contract";
import { NO_RULES, type Robots, robotsFor } from "./robots.server";

/** The result of checking an address. */
export interface LinkCheck {
  answer: Exclude<Answer, "">;
  /** 0 where nobody answered. */
  status: number;
}

/** The network functions that requests need. */
export interface Network {
  /** The user agent: with the site's own address, so that others can find whom to contact. */
  userAgent: string;
  lookup: typeof systemLookup;
  /** The addresses that may be connected to. */
  allows: (address: string) => boolean;
  /** Milliseconds for one request. */
  timeout: number;
}

const NAME = "Kapok";
const MOST_REDIRECTS = 5;
/** Bytes of a `robots.txt` that are read, as RFC 9309 wants at least. */
const LONGEST_ROBOTS = 500 * 1024;

/** @param publicUrl the site's own address */
export const publicNetwork = (publicUrl: string): Network => ({
  userAgent: `${NAME}/1.0 (link check; +${publicUrl})`,
  lookup: systemLookup,
  allows: isPublicAddress,
  timeout: 15_000,
});

/** A host of a private network, to which no request goes. */
class PrivateHost extends Error {}

/** Checks an address: by HEAD where the site allows it, and across redirects. */
export async function checkLink(address: string, network: Network, ending?: AbortSignal): Promise<LinkCheck> {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await statusOf(url, network, ending);
    if ("answer" in answer) return answer;
    const { status, location } = answer;
    if (status < 300 || status >= 400 || location === undefined) return { answer: meaningOf(status), status };
    const next =
      /^https?:/i.test(location) || !/^[a-z][a-z\d+.-]*:/i.test(location) ? URL.parse(location, url) : null;
    if (!next) return { answer: "there", status }; // it leads to an app, which a program cannot follow
    url = next.href;
  }
  return { answer: "circle", status: 0 };
}

/** The meaning of a status for people. What a site refuses to programs, it may give to them. */
function meaningOf(status: number): LinkCheck["answer"] {
  if (status === 404 || status === 410) return "gone";
  if (status >= 500 && status < 600) return "fault";
  return status >= 400 ? "refused" : "there";
}

interface Head {
  status: number;
  location: string | undefined;
}

/** The status of an address: a HEAD that does not succeed may be one that the site does not know, so that GET decides. */
async function statusOf(url: string, network: Network, ending?: AbortSignal): Promise<Head | LinkCheck> {
  const head = await request("HEAD", url, network, ending);
  const isDecided = "answer" in head ? head.answer !== "silent" : head.status < 400 || head.status === 429;
  return isDecided ? head : request("GET", url, network, ending);
}

async function request(
  method: "HEAD" | "GET",
  url: string,
  network: Network,
  ending?: AbortSignal,
): Promise<Head | LinkCheck> {
  try {
    const answer = await send(method, url, network, ending);
    answer.destroy();
    return { status: answer.statusCode ?? 0, location: answer.headers.location };
  } catch (error) {
    if (ending?.aborted) throw error;
    return { answer: faultOf(error), status: 0 };
  }
}

/** Codes of certificates that browsers warn of. Others, such as a chain with a gap, they can mend. */
const BAD_CERTIFICATES = [
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_REVOKED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
];
const UNSURE = /^(?:UNABLE_TO_|SELF_SIGNED_CERT_IN_CHAIN|CERT_|ERR_TLS|ERR_SSL|EPROTO|HPE_)/;

function faultOf(error: unknown): LinkCheck["answer"] {
  if (error instanceof PrivateHost) return "private";
  const code = String((error as NodeJS.ErrnoException).code ?? "");
  if (code === "ENOTFOUND") return "noSite";
  if (BAD_CERTIFICATES.includes(code)) return "certificate";
  return UNSURE.test(code) ? "refused" : "silent";
}

/**
 * Sends a request and gives its answer, whose body nobody has read. Names are looked up here and the connection is made
 * to what was checked, so that no name can lead elsewhere in between.
 */
function send(method: string, url: string, network: Network, ending?: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !network.allows(host)) return Promise.reject(new PrivateHost());
  const signals = [AbortSignal.timeout(network.timeout), ...(ending ? [ending] : [])];
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent: false,
      lookup: allowedLookup(network),
      signal: AbortSignal.any(signals),
      headers: { "User-Agent": network.userAgent, Accept: "*/*", "Accept-Language": "en, zh-HK, zh-CN" },
    });
    sent.on("response", resolve);
    sent.on("error", reject);
    sent.end();
  });
}

/** Resolves a host name, and returns only the addresses that may be connected to. */
const allowedLookup =
  ({ lookup, allows }: Network): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error: Error | null, found: LookupAddress[] = []) => {
      const [first, ...others] = found.filter(({ address }) => allows(address));
      if (error) done(error, "");
      else if (!first) done(new PrivateHost(), "");
      else if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };

/** The rules of a site for programs; none where it has none that can be read. */
export async function robotsOf(origin: string, network: Network, ending?: AbortSignal): Promise<Robots> {
  try {
    const answer = await send("GET", `${origin}/robots.txt`, network, ending);
    if (answer.statusCode !== 200) {
      answer.destroy();
      return NO_RULES;
    }
    let text = "";
    answer.setEncoding("utf8");
    for await (const part of answer) {
      text += part;
      if (text.length > LONGEST_ROBOTS) break;
    }
    return robotsFor(text, NAME);
  } catch (error) {
    if (ending?.aborted) throw error;
    return NO_RULES;
  }
}
