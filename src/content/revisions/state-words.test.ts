import { describe, expect, it } from "vitest";
import { reviewListWords } from "../../features/revisions/review-words";
import { LANGS } from "../../platform/locale/lang";
import { reviewWords } from "../review/staff/words";
import { scheduleWords } from "../schedule/staff/words";
import { publishWords, waitingText } from "../staff/publish-words";
import { unpublishWords } from "./staff/unpublish-words";
import { stateWords } from "./state-words";

describe.each(LANGS)("the words for states in %s", (lang) => {
  const { draft, scheduled, published, in_review } = stateWords[lang];
  const isSaid = (text: string, word: string) => expect(text.toLowerCase()).toContain(word.toLowerCase());

  it("call what visitors do not get a draft, be it new, changed or taken down", () => {
    const { draftLabel, draftHint, draftBanner, draftSaved, saveDraft } = publishWords[lang];
    const waiting = [
      { isNew: true, unpublished: [], changed: [] },
      { isNew: false, unpublished: [lang], changed: [] },
      { isNew: false, unpublished: [], changed: [lang] },
      { isNew: false, unpublished: [], changed: [] },
    ].map((each) => waitingText(each, lang));
    const { takenDown } = unpublishWords[lang];
    for (const text of [...waiting, draftLabel, draftHint, draftBanner, draftSaved, saveDraft, takenDown])
      isSaid(text, draft);
  });

  it("call what is planned scheduled, and what visitors get published", () => {
    const { publish, publishSome } = scheduleWords[lang];
    for (const text of [publish, publishSome]) isSaid(text, scheduled);
    isSaid(publishWords[lang].published, published);
  });

  it("call what waits for approval in review", () => {
    const { askedNow, waits, waitsMine } = reviewWords[lang];
    const { waiting, none } = reviewListWords[lang];
    for (const text of [askedNow, waits, waitsMine, waiting, none]) isSaid(text, in_review);
  });
});
