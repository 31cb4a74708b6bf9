import type { SiteDetails } from "../../charity/site-details";
import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import type { Mail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import { mediaUrl } from "../../platform/media-urls";
import { readSiteDetails } from "../frame/site-details.server";
import { defaultLetters } from "./default-letters";
import { letters } from "./definition";
import { type LetterName, type LetterValues, type LetterWords, letterParts } from "./letters";

/** Pixels of the logo's picture: twice as many as a mail shows. */
const LOGO_WIDTH = 320;

/** Words of a letter that override the published ones. */
export interface GivenWords extends LetterWords {
  signature: string;
  logo: string | null;
}

interface LetterOrder {
  letter: LetterName;
  lang: Lang;
  /** What it names besides the charity. */
  values: (details: SiteDetails) => LetterValues;
  publicUrl: string;
  given?: GivenWords;
}

type LetterMail = Pick<Mail, "lang" | "replyTo" | "subject" | "text" | "html">;

/** A letter in its current words, with the charity as reply-to. */
export async function letterMail(db: Database, order: LetterOrder): Promise<LetterMail> {
  const { letter, lang, publicUrl, given } = order;
  const details = await readSiteDetails(db);
  const words = given ?? (await wordsNow(db, letter, lang));
  const logo = words.logo === null ? null : new URL(mediaUrl(words.logo, LOGO_WIDTH), publicUrl).href;
  const values = { ...ofCharity(details, lang), ...order.values(details) };
  const { subject, parts } = letterParts(lang, words, { ...words, logo }, values);
  const replyTo = { name: details.name[lang], address: details.email };
  return {
    lang,
    ...(isMailAddress(details.email) && { replyTo }),
    subject,
    ...emailTemplate(lang, subject, parts),
  };
}

const ofCharity = ({ name, email, phone }: SiteDetails, lang: Lang): LetterValues => ({
  charity: name[lang],
  email,
  phone,
});

/** A blank letter, as in an unpublished language, has the default words. */
async function wordsNow(db: Database, letter: LetterName, lang: Lang): Promise<GivenWords> {
  const record = await publishedRecord(db, letters);
  const { [letter]: written, signature } = record[lang];
  const words = written.subject === "" || written.text === "" ? defaultLetters[lang][letter] : written;
  return { ...words, signature, logo: record.logo };
}
