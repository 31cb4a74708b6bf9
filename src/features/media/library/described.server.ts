import type { Handlers } from "../../../core/api/handlers.server";
import type { describedContract } from "../../../core/media/described-contract";
import { descriptionOf, mediaRegistry } from "../../../core/media/registry.server";

/** Tells forms how the library describes their pictures. */
export const describedHandlers: Handlers<typeof describedContract> = {
  described: async ({ media_ids }, { db }) => {
    const rows = await mediaRegistry(db).imageRows(media_ids);
    return {
      media: rows.map((row) => {
        const { alt, decorative } = descriptionOf(row);
        return { _id: row.id, originalFilename: row.original_filename, alt, decorative };
      }),
    };
  },
};
