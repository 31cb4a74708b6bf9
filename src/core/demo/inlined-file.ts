/** The bytes of a file that Vite has written into the program (`?url&inline`), by its data address. */
export const bytesOf = (address: string): Uint8Array =>
  Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
