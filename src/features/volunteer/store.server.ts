import type { Database } from "../../core/db/database.server";
import { localizedRecord } from "../../core/db/localized-record.server";
import { LANGS, type Lang, type Localized, localized } from "../../core/locale/lang";
import type { Volunteer } from "./contract";

/** What there is in each language: a PDF, and what it is called. */
interface VolunteerForm {
  pdfId: string | null;
  originalFilename: string;
  formValue: string;
}

/** Links and PDFs as they are stored. */
export type VolunteerRecord = Localized<VolunteerForm> &
  Pick<Volunteer, "_id" | "individual" | "organization" | "version">;

/** Which media the record uses, so that nothing in use can be deleted. */
type VolunteerTables = { volunteer_media: { lang: Lang; media_id: string } };

/** The one record of the volunteer forms, on one connection; inside a transaction, the transaction's. */
export function volunteerStore(database: Database) {
  const db = database.$extendTables<VolunteerTables>();
  const record = localizedRecord<VolunteerRecord>(database, "volunteer", ["individual", "organization"]);
  return {
    read: record.read,

    /**
     * Replaces what `given` has; gives the whole record. Without a `version` the last save wins.
     * @throws {Problem} 409 when `version` is no longer the record's.
     */
    update: async (given: Partial<VolunteerRecord>, version?: number): Promise<VolunteerRecord> => {
      const after = await record.update(given, version);
      const media = LANGS.flatMap((lang) => {
        const media_id = after[lang].pdfId;
        return media_id === null ? [] : [{ lang, media_id }];
      });
      await db.deleteFrom("volunteer_media").execute();
      if (media.length > 0) await db.insertInto("volunteer_media").values(media).execute();
      return after;
    },
  };
}

/** The record as the API shows it. */
export function volunteerOf({
  _id,
  individual,
  organization,
  version,
  ...forms
}: VolunteerRecord): Volunteer {
  return {
    _id,
    individual,
    organization,
    volunteerArr: LANGS.map((lang) => {
      const { pdfId, originalFilename } = forms[lang];
      return { pdfId, originalFilename, lang };
    }),
    ...localized((lang) => ({ formValue: forms[lang].formValue })),
    version,
  };
}
