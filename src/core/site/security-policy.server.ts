import { createHash } from "node:crypto";
import type { PageOrigins } from "./page-origins.server";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Frames that a visitor may open by choosing to play a video. */
const VIDEO_FRAMES = "https://www.youtube-nocookie.com https://player.vimeo.com";

/**
 * The Content-Security-Policy of one finished page: only its own inline scripts, told by their hashes, and
 * files of this origin. Rich text was sanitised long before; this is the second net.
 * @param origins what else the page may have to do with
 */
export function contentSecurityPolicy(html: string, { images = "", forms = "" }: PageOrigins = {}): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: blob: ${images}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${VIDEO_FRAMES}`,
    `form-action 'self' ${forms}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers that every answer carries. */
export const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
  "X-Frame-Options": "DENY",
};
