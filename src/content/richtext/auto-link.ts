import { combineTransactionSteps, getChangedRanges } from "@tiptap/core";
import { isHistoryTransaction } from "@tiptap/pm/history";
import type { MarkType, Node } from "@tiptap/pm/model";
import { Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { find } from "linkifyjs";
import { safeHref } from "./links";

/**
 * Characters that end an address: Chinese has no space between words, so an address in it ends before the
 * first Han character, full-width form or mark that is not ASCII.
 */
const ENDER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\uFF00-\uFFEF]|[^\p{ASCII}\p{L}\p{N}\p{M}]/gu;

const ENDS_WITH_LETTER = /^[\p{L}\p{N}]/u;

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const DOTTED_NAME = /^[^/?#:]*[^/?#:\d.][^/?#:]*\.[^/?#:]+/;

/** Distinguishes an address from a word with a dot or a version number. */
const isMeant = (value: string): boolean =>
  HAS_SCHEME.test(value) || DOTTED_NAME.test(value.split("@").at(-1) ?? "");

/** Whether a text begins with what ends an address. */
const endsAddress = (text: string): boolean => text.search(ENDER) === 0 || /^\s/.test(text);

/** Placeholder in the text of a block for inline nodes, such as a line break. */
const NO_TEXT = " ";

/** What was changed, by places in the document. */
interface Range {
  from: number;
  to: number;
}

/**
 * Makes links of addresses: of one that is typed once it has an end, of those that are pasted, and of the words that
 * are selected while an address is pasted. What an input method still composes is left alone until then.
 */
export function autoLink(link: MarkType): Plugin {
  let view: EditorView | undefined;
  return new Plugin({
    view: (own) => {
      view = own;
      return {};
    },
    props: {
      handlePaste: ({ state, dispatch }, _event, { content }) => {
        const text = content.textBetween(0, content.size, NO_TEXT, NO_TEXT).trim();
        const [address, second] = addressesIn(text);
        const isAddress = address?.from === 0 && address.to === text.length && !second;
        if (state.selection.empty || !isAddress) return false;
        const { from, to } = state.selection;
        dispatch(state.tr.addMark(from, to, link.create({ href: address.href })));
        return true;
      },
    },
    appendTransaction: (transactions, before, { doc, tr }) => {
      const isWritten = transactions.some(({ docChanged }) => docChanged) && !transactions.some(isLeftAlone);
      if (!isWritten || view?.composing) return undefined;
      const isPasted = transactions.some((each) => ["paste", "drop"].includes(each.getMeta("uiEvent")));
      for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))) {
        doc.nodesBetween(newRange.from, newRange.to, (block, start) => {
          if (!block.isTextblock) return true;
          for (const { from, to, href } of addressesOf(block, start + 1, newRange, isPasted)) {
            if (!doc.rangeHasMark(from, to, link)) tr.addMark(from, to, link.create({ href }));
          }
          return false;
        });
      }
      return tr.docChanged ? tr.removeStoredMark(link) : undefined;
    },
  });
}

const isLeftAlone = (each: Transaction): boolean =>
  isHistoryTransaction(each) || each.getMeta("preventAutolink") === true;

/** The addresses of a block that a change has completed, by places in the document. */
function addressesOf(block: Node, start: number, changed: Range, isPasted: boolean): Address[] {
  const text = block.textBetween(0, block.content.size, undefined, NO_TEXT);
  const [from, to] = [Math.max(0, changed.from - start), Math.min(text.length, changed.to - start)];
  const isSplit = changed.to > start + text.length;
  const wanted = (address: Address): boolean => {
    if (isPasted) return address.to > from && address.from < to;
    if (isSplit) return !/\s/.test(text.slice(address.to));
    return address.to <= to && isEndedBy(text, address, from, to);
  };
  return addressesIn(text)
    .filter(wanted)
    .map(({ href, ...place }) => ({ href, from: start + place.from, to: start + place.to }));
}

/**
 * Whether the typed character ends an address right before it, or the run of words without a space that
 * contains it.
 */
function isEndedBy(text: string, address: Address, from: number, to: number): boolean {
  const typed = text.slice(from, to);
  if (endsAddress(typed) && /^[.,;:!?)\]'"]*$/.test(text.slice(address.to, from))) return address.to <= from;
  return /\s$/.test(typed) && !/\s/.test(text.slice(address.to, to).trimEnd());
}

/** An address in a text, by its place there. */
interface Address {
  from: number;
  to: number;
  href: string;
}

/** The web and e-mail addresses in a text, in their order. */
function addressesIn(text: string): Address[] {
  const parted = text.replaceAll(ENDER, (mark) => " ".repeat(mark.length));
  return find(parted, { defaultProtocol: "https" }).flatMap(({ isLink, start, end, value, href }) => {
    const address = safeHref(href);
    if (!isLink || address === null || !isMeant(value)) return [];
    return ENDS_WITH_LETTER.test(parted.slice(end)) ? [] : [{ from: start, to: end, href: address }];
  });
}
