import type { ImageFormat } from "../../core/media/registry.server";

const MODERN = ["avif", "webp"] as const;

/**
 * The modern formats that an `Accept` header names, the better one first. A wildcard is no promise: every
 * browser sends one, also those that know neither.
 */
export function acceptedFormats(accept: string | undefined): ImageFormat[] {
  const named = new Map<string, number>();
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    named.set(type, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return MODERN.filter((format) => (named.get(`image/${format}`) ?? 0) > 0);
}
