import { createContext, useContext } from "react";

/** The second factors that one's own account has. */
export interface Factors {
  /** Codes of an app, and recovery codes. */
  code: boolean;
  passkey: boolean;
}

const NONE: Factors = { code: false, passkey: false };

const FactorsContext = createContext(NONE);

/** Tells the forms of a screen what to ask beside the password. */
export const ProvideFactors = FactorsContext.Provider;

export const useFactors = (): Factors => useContext(FactorsContext);

/** The factors of an account by how it is logged in to. */
export const factorsOf = (methods: { twoFactor: boolean; passkeys: readonly unknown[] }): Factors => ({
  code: methods.twoFactor,
  passkey: methods.passkeys.length > 0,
});
