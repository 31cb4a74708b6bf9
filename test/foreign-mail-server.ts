import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's package python3-aiosmtpd, where it is installed: a mail server that shares no code with our mailer. */
const PROGRAM = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "aiosmtpd"))
  .find((path) => existsSync(path));

/** True when there is such a server here. */
export const hasForeignMailServer = PROGRAM !== undefined;

/** A mail as Python's own library reads it. */
export interface ForeignMail {
  /** Decoded, by small names. */
  headers: Record<string, string>;
  /** The type of each part from the outside in, depth first. */
  types: string[];
  plain: string;
  html: string;
  /** Name and content, in hexadecimal, of each file. */
  files: { name: string; type: string; hex: string }[];
  /** The objections of the library to the mail. */
  defects: string[];
}

const READ = `
import email, email.policy, json, sys
mails = []
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        mail = email.message_from_binary_file(file, policy=email.policy.default)
    parts = list(mail.walk())
    mails.append({
        "headers": {name.lower(): str(value) for name, value in mail.items()},
        "types": [part.get_content_type() for part in parts],
        "plain": mail.get_body(("plain",)).get_content(),
        "html": mail.get_body(("html",)).get_content(),
        "files": [{"name": part.get_filename(), "type": part.get_content_type(), "hex": part.get_content().hex()}
                  for part in mail.iter_attachments()],
        "defects": [str(defect) for part in parts for defect in part.defects]
            + [name + ": " + str(defect) for name, value in mail.items() for defect in value.defects],
    })
json.dump(mails, sys.stdout)
`;

/** Starts the server on a free port; what arrives goes to the folder `maildir`, which it makes. */
export async function openForeignMailServer(port: number, maildir: string) {
  if (PROGRAM === undefined) throw new Error("aiosmtpd is not installed");
  const handler = ["-c", "aiosmtpd.handlers.Mailbox", maildir];
  const child = spawn(PROGRAM, ["-n", "-d", "-l", `127.0.0.1:${port}`, ...handler], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (printed += chunk));
  while (!printed.includes("Server is listening")) {
    await Promise.race([once(child.stderr, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`aiosmtpd ended: ${printed}`);
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All that has arrived, in the order of arrival. */
    mails: (): ForeignMail[] => {
      const folder = join(maildir, "new");
      const files = readdirSync(folder)
        .sort()
        .map((name) => join(folder, name));
      return JSON.parse(execFileSync("python3", ["-c", READ, ...files], { encoding: "utf8" }));
    },
    close: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
