import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { LogStream, lostLogLines } from "./log-stream.server";

const folder = mkdtempSync(join(tmpdir(), "kapok-log-"));
const open: number[] = [];
afterEach(() => {
  for (const fd of open.splice(0)) closeSync(fd);
  rmSync(join(folder, "fifo"), { force: true });
});

const line = (number: number) => `${JSON.stringify({ number, filler: "x".repeat(1000) })}\n`;

function pipe() {
  const path = join(folder, "fifo");
  spawnSync("mkfifo", [path]);
  const [reader, writer] = [constants.O_RDONLY, constants.O_WRONLY].map((flag) => {
    const fd = openSync(path, flag | constants.O_NONBLOCK);
    open.push(fd);
    return fd;
  });
  return { reader: reader as number, writer: writer as number };
}

/** The text that lies in the pipe. */
function lying(fd: number): string {
  const piece = Buffer.alloc(1024 * 1024);
  try {
    return piece.toString("utf8", 0, readSync(fd, piece));
  } catch {
    return "";
  }
}

it("buffers a megabyte for a slow reader, and says afterwards how many lines were lost", async () => {
  const { reader, writer } = pipe();
  const stream = new LogStream(writer);
  const before = lostLogLines();
  for (let number = 0; number < 2000; number += 1) stream.write(line(number));
  const lost = lostLogLines() - before;
  expect(lost).toBeGreaterThan(800);
  expect(lost).toBeLessThan(1000);

  let read = "";
  await expect
    .poll(() => (read += lying(reader)))
    .toContain(`"lost":${lost},"msg":"lines of the log were lost"`);
  const lines = read
    .trim()
    .split("\n")
    .map((each) => JSON.parse(each));
  const numbers = Array.from({ length: 2000 - lost }, (_, number) => number);
  expect(lines.slice(0, -1).map(({ number }) => number)).toEqual(numbers);

  stream.write(line(2000));
  expect(lying(reader)).toBe(line(2000));
});

it("counts what a full disk does not take", () => {
  const fd = openSync("/dev/full", "w");
  open.push(fd);
  const stream = new LogStream(fd);
  const before = lostLogLines();
  for (let number = 0; number < 10; number += 1) stream.write(line(number));
  expect(lostLogLines() - before).toBe(10);
});

it("outlives its reader", () => {
  const { reader, writer } = pipe();
  const stream = new LogStream(writer);
  closeSync(reader);
  open.splice(open.indexOf(reader), 1);
  const before = lostLogLines();
  stream.write(line(1));
  expect(lostLogLines() - before).toBe(1);
});
