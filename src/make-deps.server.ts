import pino from "pino";
import { SitePreview } from "./content/preview/site-preview.server";
import type { S3Timing } from "./media/blobs/s3-connection.server";
import { openMediaStore } from "./media/open.server";
import { openedWhenCalled } from "./platform/auth/auth.server";
import { sessionSecret } from "./platform/auth/secret.server";
import type { Config } from "./platform/config/config.server";
import { openDatabase } from "./platform/db/open.server";
import { MEDIA_OUTAGE, Outage } from "./platform/db/outage.server";
import type { Deps } from "./platform/deps.server";
import { Problem } from "./platform/http/problem";
import { Mailer } from "./platform/mail/mailer.server";
import { RequestFigures } from "./platform/metrics/request-figures.server";
import { loggedError, standardError } from "./platform/process/log-stream.server";
import { SiteAddresses } from "./site/addresses/site-addresses.server";
import { CdnPurge } from "./site/cdn/cdn-purge.server";
import { PageCache } from "./site/page-cache/page-cache.server";
import { VisitCounts } from "./site/visits/visit-counts.server";

/** The times to wait for others, in milliseconds; one that is left out has the usual bounds. */
export interface Limits {
  /** For another process that has the SQLite file locked. */
  busyTimeout?: number;
  /** For a bucket. */
  s3?: S3Timing;
}

/** Puts the program together from its settings. Nothing is read or written in the database yet. */
export async function createDeps(config: Config, limits: Limits = {}): Promise<Deps> {
  const opened = openDatabase(config, limits.busyTimeout);
  // To stderr, so that stdout has only what a person should read.
  const log = pino({ level: config.logLevel, serializers: { err: loggedError } }, standardError());
  const secret = sessionSecret(config);
  const outage = new Outage();
  const pages = new PageCache(outage);
  const mediaOutage = new Outage(MEDIA_OUTAGE);
  return {
    config,
    ...opened,
    auth: openedWhenCalled(async () => {
      const { createAuth } = await import("./platform/auth/better-auth.server");
      return createAuth(opened, config, secret);
    }),
    media: await openMediaStore({
      ...config,
      s3Timing: limits.s3,
      onS3: (failure) => (failure ? mediaOutage.began(log, failure.error) : mediaOutage.ended(log)),
      onError: (err) => {
        const away = err instanceof Problem && err.key === "mediaAway"; // of which the outage has a line of its own
        if (!away) log.error({ err }, "background image work failed");
      },
    }),
    mail: new Mailer(opened.db, config.mail, log),
    pages,
    addresses: new SiteAddresses(),
    preview: new SitePreview(),
    cdn: new CdnPurge(config.cdn, log),
    outage,
    requests: new RequestFigures(),
    visitCounts: new VisitCounts(config.publicUrl),
    log,
  };
}
