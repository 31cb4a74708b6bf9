import { entryRules } from "../../content/save/entry-rules.server";
import { staffMail } from "../../platform/auth/staff-mail.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { letters } from "../../site/letters/definition";
import { letterMail } from "../../site/letters/letter-email.server";
import { exampleValues } from "../../site/letters/letters";
import { lettersContract } from "./contract";
import { letterRules } from "./letter-rules.server";
import { lettersProblems } from "./problems.server";

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
