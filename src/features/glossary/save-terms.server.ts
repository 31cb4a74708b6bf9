import { saveEntry } from "../../content/save/save-entry.server";
import { addMany } from "../../content/store/many.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import type { Term } from "../../platform/locale/conversion/term";
import { type GlossaryEntry, glossary } from "./definition";
import { cellsOf } from "./import.server";
import { contentOf, termOf } from "./terms.server";

/** Adds entries, and changes those whose Traditional term is there. */
export async function saveTerms(entries: readonly Term[], before: readonly GlossaryEntry[], call: StaffCall) {
  const known = new Map(before.map((entry) => [entry.term.tra, entry]));
  const fresh = entries.filter(({ tra }) => !known.has(tra));
  let changedCount = 0;
  for (const entry of entries) {
    const former = known.get(entry.tra);
    if (!former || isSame(termOf(former), entry)) continue;
    const { _id: id, version } = former;
    await saveEntry({ type: glossary }, { id, given: contentOf(entry), version }, call, "");
    changedCount += 1;
  }
  await addMany(call.db, glossary, fresh.map(contentOf), call.staff.username);
  return { added: fresh.length, changed: changedCount, same: entries.length - fresh.length - changedCount };
}

const isSame = (one: Term, other: Term): boolean => cellsOf(one).join("\n") === cellsOf(other).join("\n");
