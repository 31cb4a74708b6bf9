import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { record } from "../../core/journal/journal.server";
import { mediaActions } from "./actions";
import { mediaContract } from "./contract";
import { libraryHandlers } from "./library/handlers.server";

const mediaHandlers: Handlers<typeof mediaContract> = {
  ...libraryHandlers,

  upload: async ({ file }, { db, deps: { media }, staff }) => {
    const kept = await media
      .take({ bytes: file.bytes, filename: file.name, uploadedBy: staff.username })
      .catch(nameTheField);
    try {
      const answer = await db.transaction().execute(async (tx) => {
        const uploaded = await media.register(tx, kept);
        await record(tx, "media", staff.username, {
          entityId: kept.id,
          action: mediaActions.upload,
          snapshot: uploaded,
        });
        return uploaded;
      });
      media.prepare(kept);
      return answer;
    } catch (error) {
      await media.discard(kept);
      throw error;
    }
  },
};

/** Names the one field of an upload as the place of any fault of a file. */
function nameTheField(error: unknown): never {
  if (!(error instanceof Problem) || (error.status !== 413 && error.status !== 415)) throw error;
  const { status, says, details } = error;
  throw new Problem(status, says, { ...details, errors: [{ path: "file", says }] });
}

export const mediaAnswers = answers(mediaContract, mediaHandlers);
