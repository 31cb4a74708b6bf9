import { createContext } from "react-router";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import type { Lang } from "../../platform/locale/lang";
import { previewPageWords } from "./words";

/** React writes every attribute in double quotes, and `<` within one as an entity. */
const SCRIPT = /<script[\s>][\s\S]*?<\/script>/g;
const LOADED_AHEAD = /<link rel="modulepreload"[^>]*>/g;
const SENDING = /<form([^>]*\smethod="post"[^>]*)>([\s\S]*?)<\/form>/g;
const CLASS = /\sclass="([^"]*)"/;

/**
 * A rendered page as a preview shows it: without any script, with a bar that says what it is, and with forms that send
 * nothing. Made from its HTML, so that no page has to know of it.
 */
function previewHtml(html: string, lang: Lang): string {
  const words = previewPageWords[lang];
  const bar = `<p class="preview-bar" role="note">${words.bar}</p>`;
  return html
    .replaceAll(SCRIPT, "")
    .replaceAll(LOADED_AHEAD, "")
    .replaceAll(SENDING, (_, attributes: string, fields: string) => {
      const [, named = ""] = attributes.match(CLASS) ?? [];
      const within = `<p><strong>${words.inert}</strong></p><fieldset class="${named}" disabled>${fields}</fieldset>`;
      return `<form${attributes}>${within}</form>`;
    })
    .replace("</body>", `${bar}</body>`);
}

/** The context that marks a rendered page as a preview, and finishes it as one. */
export const previewContext = createContext<boolean>(false);

/** A page that is rendered as it would be. */
export interface PreviewedPage {
  lang: Lang;
  /** Plain address with its query, as `/archive?year=2024`. */
  path: string;
  /** By whose overlay content reads: see {@link previewDatabase}. */
  db: Database;
}

/** Renders a page by the routes and components of the public site, without caching. */
export type RenderPreview = (page: PreviewedPage) => Promise<Response>;

/** The pages of the site as they would be, by any renderer. */
export class SitePreview {
  #render: RenderPreview | undefined;

  /** Registers the renderer of pages. */
  renderBy(render: RenderPreview): void {
    this.#render = render;
  }

  /**
   * A page of the site, with its status.
   * @throws {Problem} 404 where the program serves no pages
   */
  async page(wanted: PreviewedPage): Promise<{ html: string; status: number; headers: Headers }> {
    if (!this.#render) throw new Problem(404, "notFound");
    const answer = await this.#render(wanted);
    const { status, headers } = answer;
    return { html: previewHtml(await answer.text(), wanted.lang), status, headers };
  }
}

declare module "../../platform/deps.server" {
  interface Deps {
    preview: SitePreview;
  }
}
