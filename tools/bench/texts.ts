import { withProgram } from "./program.ts";

type TextsProgram = typeof import("./texts-program.ts");

/** Measures what the program does to a long text, as `texts-program.ts` says. */
export const measureTexts = () =>
  withProgram<TextsProgram, Awaited<ReturnType<TextsProgram["measureTexts"]>>>(
    "texts-program.ts",
    (program) => program.measureTexts(),
  );
