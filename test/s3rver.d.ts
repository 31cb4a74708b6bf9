declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";
  import type { Readable } from "node:stream";

  /** Where the server keeps what objects hold. */
  export interface ObjectStore {
    /** Writes an object's bytes into the file at `path`. */
    putContent(path: string, content: Buffer | Readable): Promise<unknown>;
  }

  /** The part of the S3 server that the tests use; the package brings no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: ObjectStore;
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
