import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { sessionHeaders, type TestApp } from "./app";

/** A device that holds one passkey of an account. */
export interface Device {
  /** Its answer to what `/api/passkeyProofOptions` gave. */
  show(options: { challenge: string }): object;
}

const ORIGIN = "http://localhost:3000";
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
/** That somebody was there, and that the device asked who. */
const FLAGS = 0b101;

/** Keeps a passkey for the account that the headers are of, as if it had been added; gives the device with its key. */
export async function giveDevice(app: TestApp, headers: Record<string, string>): Promise<Device> {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const [atX, atY] = [x, y].map((part) => Buffer.from(part, "base64url"));
  // COSE: EC2, ES256, P-256, and the point.
  const cose = Buffer.concat([
    ...[Buffer.from("a5010203262001215820", "hex"), atX ?? Buffer.of()],
    ...[Buffer.from("225820", "hex"), atY ?? Buffer.of()],
  ]);
  const session = await app.deps.auth.api.getSession({ headers: new Headers(headers) });
  const { adapter } = await app.deps.auth.$context;
  const id = Buffer.from(crypto.randomUUID()).toString("base64url");
  const kind = { counter: 0, deviceType: "singleDevice", backedUp: false, createdAt: new Date() };
  const key = { publicKey: cose.toString("base64"), credentialID: id, userId: session?.user.id };
  await adapter.create({ model: "passkey", data: { name: "A device", ...key, ...kind } });
  return {
    show: ({ challenge }) => {
      const said = JSON.stringify({ type: "webauthn.get", challenge, origin: ORIGIN, crossOrigin: false });
      const authenticatorData = Buffer.concat([sha256("localhost"), Buffer.of(FLAGS, 0, 0, 0, 0)]);
      const signed = Buffer.concat([authenticatorData, sha256(said)]);
      const response = {
        clientDataJSON: Buffer.from(said).toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    },
  };
}

/** Asks what a passkey is to sign, and has it signed; gives it with the headers that it belongs to. */
export async function showPasskey(app: TestApp, device: Device, headers: Record<string, string>) {
  const answer = await app.call("POST", "/api/passkeyProofOptions", { headers, json: {} });
  const { options } = await answer.json();
  const Cookie = [headers.Cookie, sessionHeaders(answer).Cookie].join("; ");
  return { headers: { Cookie }, passkey: device.show(options) };
}
