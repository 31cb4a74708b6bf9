import { privacyTexts } from "../../charity/privacy-texts";
import { date, group, groups, line, richText, text } from "../../content/kinds";
import { type PageTexts, page } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";
import { NOTICE_SCREEN } from "../../platform/notice-version";
import { fieldWords } from "./field-words";
import { momentOf, policyPart, reviewYears } from "./policy";

const needed = { needed: true } as const;
const { title, description, lastReviewed, parts } = privacyTexts;

/** A part that the law requires: a save without it is refused. */
const requiredPart = () => group({ title: line(needed), text: richText(needed) });
/** A part that is hidden while empty. */
const part = () => group({ title: line(), text: richText() });

/**
 * The privacy statement, with a field for each thing that a collection statement and a policy statement under the
 * Personal Data (Privacy) Ordinance must say, and room for what else a charity has to say.
 */
export const privacy = page({
  id: "privacy",
  met: 4,
  address: "/privacy",
  shared: { lastReviewed: date(reviewYears) },
  firstShared: { lastReviewed: momentOf(lastReviewed) },
  texts: {
    title: line(needed),
    description: text(needed),
    promise: part(),
    collection: requiredPart(),
    purposes: requiredPart(),
    health: part(),
    children: part(),
    recipients: requiredPart(),
    cookies: part(),
    otherCompanies: part(),
    donations: part(),
    security: requiredPart(),
    retention: requiredPart(),
    marketing: part(),
    access: requiredPart(),
    more: groups({ title: line(), text: richText(needed) }, { max: 20 }),
    changes: part(),
  },
  first: inEachLanguage({
    title,
    description,
    promise: policyPart(parts.promise),
    collection: policyPart(parts.collection),
    purposes: policyPart(parts.purposes),
    health: policyPart(parts.health),
    children: policyPart(parts.children),
    recipients: policyPart(parts.recipients),
    cookies: policyPart(parts.cookies),
    otherCompanies: policyPart(parts.otherCompanies),
    donations: policyPart(parts.donations),
    security: policyPart(parts.security),
    retention: policyPart(parts.retention),
    marketing: policyPart(parts.marketing),
    access: policyPart(parts.access),
    more: [] as { title: string; text: string }[],
    changes: policyPart(parts.changes),
  }),
  besides: {
    to: NOTICE_SCREEN,
    label: { eng: "Earlier versions", tra: "過往版本", sim: "以往版本" },
  },
  words: {
    title: { eng: "Privacy statement", tra: "私隱政策聲明", sim: "隐私政策声明" },
    fields: fieldWords,
  },
});

type PrivacyTexts = PageTexts<typeof privacy>;

/** The parts of the statement in the order in which they appear on the page. */
export function partsOf(texts: PrivacyTexts): { title: string; text: string }[] {
  const { promise, collection, purposes, health, children, recipients, cookies, otherCompanies } = texts;
  const { donations, security, retention, marketing, access, more, changes } = texts;
  const all = [
    ...[promise, collection, purposes, health, children, recipients, cookies, otherCompanies],
    ...[donations, security, retention, marketing, access, ...more, changes],
  ];
  return all.filter((each) => each.title !== "" || each.text !== "");
}
