import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** The server's behaviour to whoever comes. */
export type Behaviour =
  | "accept"
  /** Takes no recipient, for good (550) or for now (451). */
  | "refuse"
  | "busy"
  /** Never says a word. */
  | "hang"
  /** Takes the whole mail, keeps it, and hangs up instead of saying so. */
  | "drop"
  /** Takes the mail, but only when {@link MailServer.release} is called. */
  | "hold";

/** A mail as it arrived. */
export interface ReceivedMail {
  recipients: string[];
  /** Headers by their small name, unfolded and with encoded words decoded. */
  headers: Record<string, string>;
  /** Decoded texts by type: `text/plain`, `text/html`, and attachments by theirs. */
  parts: Record<string, string>;
}

/** A real SMTP server on this machine. */
export interface MailServer {
  port: number;
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The number of connections so far. */
  visits: number;
  /** The number of mails that are here and not taken yet, by `hold`. */
  readonly holding: number;
  /** From now on; what it does with recipients, or by `drop` with mails, with those of `only` alone. */
  behave(behaviour: Behaviour, only?: string): void;
  release(): void;
  close(): Promise<void>;
}

/** Starts one, on any free port or on `port`. */
export async function openMailServer(port = 0): Promise<MailServer> {
  let behaviour: Behaviour = "accept";
  let only: string | undefined;
  const held: (() => void)[] = [];
  const mails: ReceivedMail[] = [];
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    onConnect: (_, next) => {
      state.visits += 1;
      if (behaviour !== "hang") next();
    },
    onRcptTo: ({ address }, _, next) => {
      if (only && address !== only) return next();
      if (behaviour === "refuse") return next(refusal(550, "no such mailbox"));
      if (behaviour === "busy") return next(refusal(451, "try again later"));
      next();
    },
    onData: async (stream, session, next) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        return; // the sender is gone, and with it the one who would be answered
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const keep = () => mails.push({ recipients, ...parsed(Buffer.concat(chunks).toString("latin1")) });
      if (behaviour === "hold") await new Promise<void>((resolve) => held.push(resolve));
      keep();
      if (behaviour === "drop" && (!only || recipients.includes(only)))
        for (const connection of [...server.connections]) connection.close();
      else next();
    },
  });
  server.on("error", () => {}); // whoever hangs up is part of the tests
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const state: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    get url() {
      return `smtp://127.0.0.1:${state.port}`;
    },
    mails,
    visits: 0,
    get holding() {
      return held.length;
    },
    behave: (next, recipient) => {
      behaviour = next;
      only = recipient;
    },
    release: () => {
      for (const resume of held.splice(0)) resume();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return state;
}

/** Headers and texts of a mail, or of a part of one; `raw` has one character for each byte. */
function parsed(raw: string): Pick<ReceivedMail, "headers" | "parts"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), decodedWords(value.join(": "))];
    }),
  );
  const body = raw.slice(end + 4);
  const type = headers["content-type"] ?? "text/plain";
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return { headers, parts: Object.assign({}, ...inner.map((part) => parsed(part.slice(2)).parts)) };
  }
  const bytes = decodedBody(body, headers["content-transfer-encoding"] ?? "");
  return { headers, parts: { [type.split(";")[0] ?? ""]: bytes.toString().replaceAll("\r\n", "\n") } };
}

function decodedBody(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  return encoding === "quoted-printable"
    ? quotedPrintable(body.replaceAll("=\r\n", ""))
    : Buffer.from(body, "latin1");
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      (how.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : quotedPrintable(text.replaceAll("_", " "))
      ).toString(),
    );
}
