import type { PayPalSettings } from "../../../core/config.server";
import { TokenAnswer } from "./answers";
import { NO_TOKEN, PayPalError } from "./error";

/** Seconds before its end at which a token counts as ended. */
const MARGIN = 60;

/** Gets access tokens and keeps one until it ends; callers at the same time share one request. */
export function tokenKeeper(settings: PayPalSettings, timeoutMs: number) {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
    const response = await fetch(`${settings.api}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new PayPalError(response.status, NO_TOKEN);
    const { access_token, expires_in } = TokenAnswer.parse(await response.json());
    kept = { token: access_token, until: Date.now() + (expires_in - MARGIN) * 1000 };
    return access_token;
  };

  return {
    token: async (): Promise<string> => {
      if (kept && kept.until > Date.now()) return kept.token;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: () => {
      kept = undefined;
    },
  };
}
