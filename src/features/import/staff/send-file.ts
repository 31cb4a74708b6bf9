import { refusalOf } from "../../../platform/http/client";
import { MOST_PARTS, PART_BYTES, type Upload } from "../uploads/upload-shape";

/** Bytes of a file that can be sent. */
export const LARGEST_FILE = MOST_PARTS * PART_BYTES;

/** Sends a file in parts, which a network that breaks off or a proxy with a limit lets through. @throws {CallError} */
export async function sendFile(file: File, progressed: (share: number) => void): Promise<Upload> {
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / PART_BYTES));
  for (let part = 0; part < parts; part += 1) {
    progressed(part / parts);
    const body = new FormData();
    body.set("file", file.slice(part * PART_BYTES, (part + 1) * PART_BYTES), "part");
    const answer = await fetch(`/api/import/files/${id}/${part}`, { method: "POST", body }).catch(
      () => undefined,
    );
    if (!answer?.ok) throw refusalOf(answer?.status ?? 0, await answer?.json().catch(() => null));
  }
  return { id, name: file.name.slice(-LONGEST_NAME), parts };
}

const LONGEST_NAME = 300;
