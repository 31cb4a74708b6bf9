import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type * as z from "zod";
import {
  type Assertion,
  type Attestation,
  proofContract,
  type ShownFactor,
} from "../../platform/auth/proof-contract";
import { CallError, createClient } from "../../platform/http/client";
import { type Localized, useWords } from "../../platform/locale/lang";
import { TextField } from "../fields/text-field";

/** The second factors that one's own account has. */
interface Factors {
  /** Codes of an app, and recovery codes. */
  code: boolean;
  passkey: boolean;
}

const NONE: Factors = { code: false, passkey: false };

const FactorsContext = createContext(NONE);

/** Provides the forms of a screen with the factor to ask for beside the password. */
export const ProvideFactors = FactorsContext.Provider;

const useFactors = (): Factors => useContext(FactorsContext);

/** The factors of an account by how it is logged in to. */
export const factorsOf = (methods: { twoFactor: boolean; passkeys: readonly unknown[] }): Factors => ({
  code: methods.twoFactor,
  passkey: methods.passkeys.length > 0,
});

const eng = {
  code: "Code from your app, or a recovery code",
  codeHint: "Each code works once: if you have just logged in with one, wait for the next.",
  usePasskey: "Use a passkey instead",
  useCode: "Use a code instead",
  byPasskey: "Your device will ask for your passkey.",
  passkeyStopped: "Nothing was chosen. You can try again.",
  passkeyElsewhere:
    "Passkeys do not work at this address. Open the site at the address where you added yours.",
  cannot: "This needs your passkey, and this browser, or this address, cannot use passkeys.",
};

const tra: typeof eng = {
  code: "應用程式顯示的驗證碼，或一個復原碼",
  codeHint: "每個驗證碼只可使用一次；如剛以驗證碼登入，請等待下一個。",
  usePasskey: "改用通行密鑰",
  useCode: "改用驗證碼",
  byPasskey: "您的裝置將會要求確認通行密鑰。",
  passkeyStopped: "沒有選擇通行密鑰。您可以再試一次。",
  passkeyElsewhere: "此網址不能使用通行密鑰。請用您新增通行密鑰時的網址開啟本網站。",
  cannot: "此操作需要您的通行密鑰，但此瀏覽器或此網址不能使用通行密鑰。",
};

const sim: typeof eng = {
  code: "应用显示的验证码，或一个恢复码",
  codeHint: "每个验证码只能使用一次；如果刚用验证码登录，请等待下一个。",
  usePasskey: "改用通行密钥",
  useCode: "改用验证码",
  byPasskey: "您的设备会要求确认通行密钥。",
  passkeyStopped: "没有选择通行密钥。您可以再试一次。",
  passkeyElsewhere: "此网址不能使用通行密钥。请用您添加通行密钥时的网址打开本网站。",
  cannot: "此操作需要您的通行密钥，但此浏览器或此网址不能使用通行密钥。",
};

/** Words of the fields that confirm the identity. */
export const proofWords: Localized<typeof eng> = { eng, tra, sim };

const api = createClient(proofContract);

interface FactorFields {
  /** Of the field for the code. */
  path: string;
  errors: string[];
}

/**
 * The second factor beside the password of a form, for accounts with one: a field for a code, or a passkey,
 * for which the device asks when the form is sent.
 */
export function useFactor() {
  const { code: hasCode, passkey: hasPasskey } = useFactors();
  const words = useWords(proofWords);
  const [code, setCode] = useState("");
  const [chosen, setChosen] = useState(false);
  const [possible, setPossible] = useState(true);
  useEffect(() => setPossible(hasPasskeys()), []);
  const byPasskey = hasPasskey && (chosen || !hasCode);

  /**
   * The second factor that the call is sent beside the password. @throws {CallError} in words when the device gave no
   * passkey.
   */
  const shown = async (): Promise<ShownFactor> => {
    if (!byPasskey) return code === "" ? {} : { code };
    if (!hasPasskeys()) throw new CallError(400, words.cannot);
    const { options } = await api.passkeyProofOptions({});
    const passkey = await showPasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyStopped)) throw error;
      throw new CallError(400, error.elsewhere ? words.passkeyElsewhere : words.passkeyStopped);
    });
    return { passkey };
  };

  const fields = ({ path, errors }: FactorFields): ReactNode => (
    <>
      {hasCode && !byPasskey && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          path={path}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          errors={errors}
        />
      )}
      {hasPasskey && <p role="status">{byPasskey && (possible ? words.byPasskey : words.cannot)}</p>}
      {hasCode && hasPasskey && possible && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setChosen(!chosen)}>
            {chosen ? words.useCode : words.usePasskey}
          </button>
        </p>
      )}
    </>
  );

  return { fields, shown, label: words.code, clear: () => setCode("") };
}

/** The device's answer for a passkey that it shows, and for a new one. */
type Shown = z.output<typeof Assertion>;
type Made = z.output<typeof Attestation>;

/** The person chose nothing, or the device could not do it; `elsewhere` when the site is at another address. */
export class PasskeyStopped extends Error {
  readonly elsewhere: boolean;

  constructor(cause: unknown) {
    super("no passkey", { cause });
    this.elsewhere = cause instanceof DOMException && cause.name === "SecurityError";
  }
}

/** Whether this browser has passkeys here: not on plain http, nor at an IP address. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/**
 * Asks for an existing passkey of the account.
 * @throws {PasskeyStopped}
 */
export function showPasskey(options: Record<string, unknown>): Promise<Shown> {
  return answered(async () => {
    const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  });
}

/**
 * Creates a passkey.
 * @throws {PasskeyStopped}
 */
export function makePasskey(options: Record<string, unknown>): Promise<Made> {
  return answered(async () => {
    const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    return (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  });
}

async function answered<Answer>(ask: () => Promise<PublicKeyCredential | null>): Promise<Answer> {
  try {
    const credential = await ask();
    if (credential) return credential.toJSON() as Answer;
  } catch (error) {
    throw new PasskeyStopped(error);
  }
  throw new PasskeyStopped(null);
}
