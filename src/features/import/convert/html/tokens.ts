import { Tokenizer } from "htmlparser2";
import { isTag } from "./elements";

/** The tokens of HTML, in order. */
export interface TokenHandler {
  open(name: string, attributes: ReadonlyMap<string, string | undefined>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Elements whose text browsers do not read as HTML; closed or not, their words are read here like all others. */
const RAW = /<(\/?)(iframe|noembed|noframes|xmp|textarea|title|plaintext)(?=[\s/>])/gi;
const READ = "kapok-";
/** Elements whose text is code. */
const CODE: readonly string[] = ["script", "style"];
/** Tags whose last quote never ends, after which reading begins again. */
const MOST_RESTARTS = 50;

/**
 * Reads HTML of any kind, forgivingly and in linear time: what is no tag is text, and so is what is behind a tag
 * or a comment that nobody closed. Returns whether there was a tag at all. The code of scripts and styles is left out.
 */
export function readHtml(html: string, handler: TokenHandler): boolean {
  let rest = withoutOpenComments(html.replace(RAW, `<$1${READ}$2`));
  let isHtml = false;
  for (let restart = 0; restart <= MOST_RESTARTS && rest !== ""; restart += 1) {
    const run = new Run(rest, handler);
    run.read();
    isHtml ||= run.isHtml;
    rest = run.unread;
  }
  return isHtml;
}

function withoutOpenComments(html: string): string {
  const last = html.lastIndexOf("-->");
  const from = last < 0 ? 0 : last + 3;
  return html.slice(0, from) + html.slice(from).replaceAll("<!--", "");
}

/** One reading of HTML up to its end, or to a tag that has none. */
class Run {
  isHtml = false;
  /** What is behind a tag that was not closed. */
  unread = "";
  readonly #html: string;
  readonly #handler: TokenHandler;
  #tag: { name: string; start: number; attributes: Map<string, string | undefined> } | undefined;
  #attribute = "";
  #value = "";
  /** The script or style that is open. */
  #code: string | undefined;
  /** The end of the input. */
  #read = 0;

  constructor(html: string, handler: TokenHandler) {
    this.#html = html;
    this.#handler = handler;
  }

  read(): void {
    const none = () => {};
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => {
          this.#read = end;
          this.#text(this.#html.slice(start, end));
        },
        ontextentity: (code, end) => {
          this.#read = end;
          this.#text(String.fromCodePoint(code));
        },
        onopentagname: (start, end) => {
          this.#tag = { name: this.#name(start, end), start: start - 1, attributes: new Map() };
        },
        onattribname: (start, end) => {
          this.#attribute = this.#html.slice(start, end).toLowerCase();
          this.#value = "";
        },
        onattribdata: (start, end) => {
          this.#value += this.#html.slice(start, end);
        },
        onattribentity: (code) => {
          this.#value += String.fromCodePoint(code);
        },
        onattribend: (quote) => {
          const attributes = this.#tag?.attributes;
          if (attributes?.has(this.#attribute) === false)
            attributes.set(this.#attribute, quote === 0 ? undefined : this.#value);
        },
        onopentagend: (end) => this.#opened(end, false),
        onselfclosingtag: (end) => this.#opened(end, true),
        onclosetag: (start, end) => this.#closed(start, end),
        ondeclaration: (_start, end) => {
          this.#read = end + 1;
        },
        ...{ oncdata: none, onprocessinginstruction: none, onend: none },
        oncomment: (start, end) => this.#comment(start, end),
      },
    );
    tokenizer.write(this.#html);
    tokenizer.end();
    if (this.#read < this.#html.length && this.#code === undefined)
      this.#unfinished(this.#tag?.start ?? this.#read);
  }

  #name(start: number, end: number): string {
    const name = this.#html.slice(start, end).toLowerCase();
    return name.startsWith(READ) ? name.slice(READ.length) : name;
  }

  #text(text: string): void {
    if (this.#code === undefined) this.#handler.text(text);
  }

  #opened(end: number, isClosed: boolean): void {
    if (!this.#tag) return;
    const { name, start, attributes } = this.#tag;
    this.#tag = undefined;
    this.#read = end + 1;
    if (!isTag(name, attributes)) {
      this.#text(this.#written(start, end + 1));
      return;
    }
    this.isHtml = true;
    if (CODE.includes(name)) {
      this.#code = name;
      return;
    }
    this.#handler.open(name, attributes);
    if (isClosed) this.#handler.close(name);
  }

  #closed(start: number, end: number): void {
    const name = this.#name(start, end);
    this.#read = this.#html.indexOf(">", end) + 1 || this.#html.length;
    if (name === this.#code) this.#code = undefined;
    else if (isTag(name, NO_ATTRIBUTES)) {
      this.isHtml = true;
      this.#handler.close(name);
    } else this.#text(this.#written(start - 2, this.#read));
  }

  /** A comment, or what begins with `<!` and has no end, as words of the author's. */
  #comment(start: number, end: number): void {
    const isClosed = end < this.#html.length;
    this.#read = end + 1;
    if (isClosed) this.isHtml = true;
    else if (this.#html.startsWith("<!", start - 2)) this.#text(this.#written(start - 2, end));
  }

  /** A tag that the text ends in: one with attributes goes, and what is behind its first `>` is read again. */
  #unfinished(start: number): void {
    const end = this.#html.indexOf(">", start);
    const rest = this.#html.slice(start);
    if (end >= 0) {
      this.isHtml = true;
      this.unread = this.#html.slice(end + 1);
    } else if (!rest.includes("=")) this.#text(this.#written(start, this.#html.length));
  }

  #written = (start: number, end: number): string =>
    this.#html.slice(start, end).replaceAll(new RegExp(`<(/?)${READ}`, "g"), "<$1");
}

const NO_ATTRIBUTES: ReadonlyMap<string, undefined> = new Map();
