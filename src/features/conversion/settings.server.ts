import * as z from "zod";
import { optional } from "../../platform/config/setting-shapes.server";

/** A service that speaks the API of LibreTranslate. */
export interface TranslationService {
  /** Without a slash at its end. */
  url: string;
  key: string | undefined;
}

/** The settings of the translation service; undefined where there is none. */
export const translationSettings = z
  .object({
    TRANSLATE_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
    TRANSLATE_KEY: optional(z.string()),
  })
  .transform(({ TRANSLATE_URL: url, TRANSLATE_KEY: key }): TranslationService | undefined =>
    url === undefined ? undefined : { url: url.replace(/\/+$/, ""), key },
  );
