import { useLang } from "./lang-context";

/** The space after a sentence or before brackets, where Chinese has none: its marks are gaps by themselves. */
export const SentenceSpace = () => (useLang() === "eng" ? " " : null);
