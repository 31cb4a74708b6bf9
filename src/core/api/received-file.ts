/** A file as it came in a form; `bytes` is a part of the request's body, and no copy. */
export interface ReceivedFile {
  /** As the client calls it. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}
