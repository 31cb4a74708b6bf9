import { relative, sep } from "node:path";
import { expect } from "vitest";
import { takeEnginesFor } from "../engines";

// Files share a process, and this is asked before each of them.
takeEnginesFor(
  relative(process.cwd(), expect.getState().testPath ?? "")
    .split(sep)
    .join("/"),
);
