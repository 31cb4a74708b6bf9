import type { Content } from "../../content/definition";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { staffMail } from "../../platform/auth/staff-mail.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { fill, LANGS, localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { letters } from "../../site/letters/definition";
import { letterMail } from "../../site/letters/letter-email.server";
import {
  exampleValues,
  LETTER_NAMES,
  LETTERS,
  namesIn,
  SIGNATURE_NAMES,
  subjectNames,
  textNames,
} from "../../site/letters/letters";
import { lettersContract } from "./contract";
import { lettersProblems } from "./problems.server";

interface Fault {
  path: string;
  says: OwnProblem;
}

/** A problem about a placeholder, with its name. */
const about = ({ key, words }: OwnProblem, name: string): OwnProblem => ({
  key,
  words: localized((lang) => fill(words[lang], { name: `{${name}}` })),
});

/** The unknown placeholders in a text. */
const unknownIn = (path: string, text: string, known: readonly string[]): Fault[] =>
  namesIn(text)
    .filter((name) => !known.includes(name))
    .slice(0, 1)
    .map((name) => ({ path, says: about(lettersProblems.unknownName, name) }));

/** The errors of letters: unknown placeholders, and missing ones that a donor needs. */
function faultsIn(content: Content<typeof letters>, path: string): Fault[] {
  return LANGS.flatMap((lang) => [
    ...LETTER_NAMES.flatMap((name) => {
      const { subject, text } = content[lang][name];
      const at = `${path}${lang}.${name}`;
      const missing = LETTERS[name].must.find((each) => !namesIn(text).includes(each));
      return [
        ...unknownIn(`${at}.subject`, subject, subjectNames(name)),
        ...unknownIn(`${at}.text`, text, textNames(name)),
        ...(missing ? [{ path: `${at}.text`, says: about(lettersProblems.missingName, missing) }] : []),
      ];
    }),
    ...unknownIn(`${path}${lang}.signature`, content[lang].signature, SIGNATURE_NAMES),
  ]);
}

/** Refuses a letter with an unknown placeholder, or without one that its donor needs. */
const letterRules: EntryRules<typeof letters> = {
  type: letters,
  beforeSave: async (content, { path }) => {
    const errors = faultsIn(content, path);
    if (errors.length > 0) throw new Problem(400, "invalid", { errors });
    return content;
  },
};

const handlers: Handlers<typeof lettersContract> = {
  sendTest: async ({ letter, lang, ...given }, { db, deps, staff }) => {
    const own = await staffMail(db).of(staff.username);
    if (!own) throw new Problem(409, lettersProblems.noAddress);
    const { publicUrl } = deps.config;
    const values = () => ({ ...exampleValues[lang], link: `${publicUrl}/${lang}/donate` });
    const mail = await letterMail(db, { letter, lang, publicUrl, values, given });
    await enqueueMail(db, { kind: "letterTest", ref: letter, to: own.address, ...mail });
    deps.mail.wake();
    return { message: "success", address: own.address };
  },
};

export default feature({
  name: "donor-letters",
  answers: answers(lettersContract, handlers),
  problems: lettersProblems,
  content: [letters],
  entryRules: [entryRules(letterRules)],
});
