import * as z from "zod";

/** Where the bucket is, and the key to it. */
export interface S3Settings {
  /** Address of the service, without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const S3_NAMES = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

export const s3Endpoint = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
export const s3Bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    "must be the name of a bucket: small letters, digits, . and -",
  );
export const s3Region = z.string().regex(/^[a-z0-9-]+$/, "must be a region, as in ap-east-1, or auto");

/** The settings of the bucket, or undefined while media are stored in files. All are set or none. */
export function s3Settings(
  env: { [name in (typeof S3_NAMES)[number]]?: string | undefined },
): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
