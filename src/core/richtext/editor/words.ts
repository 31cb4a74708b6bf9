import type { Localized } from "../../locale/lang";
import { editorEng } from "./words.eng";
import { editorSim } from "./words.sim";
import { editorTra } from "./words.tra";

/** The words of the editor, in one language. */
export type EditorWords = Record<keyof typeof editorEng, string>;

/** The words of the editor in each language. */
export const messages: Localized<EditorWords> = { eng: editorEng, tra: editorTra, sim: editorSim };
