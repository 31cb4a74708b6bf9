import type { Localized } from "../../locale/lang";
import { editorEng } from "./messages.eng";
import { editorSim } from "./messages.sim";
import { editorTra } from "./messages.tra";

/** The words of the editor, in one language. */
export type EditorMessages = Record<keyof typeof editorEng, string>;

/** The words of the editor in each language. */
export const messages: Localized<EditorMessages> = { eng: editorEng, tra: editorTra, sim: editorSim };
