import type { Lang } from "../../platform/locale/lang";

/** The class that this script gives to the header. */
export const SCROLLED = "scrolled";

/**
 * The little JavaScript that every public page gains from, and never needs: the header turns white after 50
 * px and does not stick when it would take a third of the window, focused elements are scrolled clear of it
 * however many rows it has, an open menu, which would cover the focused element, closes when the focus or a
 * click goes elsewhere, and on Escape, and a change of language preserves the scroll position. Scripts of one
 * part of a page are beside that part. It is inlined unminified in each page, so it is written short. Reading
 * the header's height right here has the end of the page laid out in the task that parses it; read later,
 * layout is in one task with painting, and Lighthouse measures the longer delay.
 */
export const PAGE_SCRIPT = `(d=>{
const h=d.querySelector(".site-header"),o=()=>d.querySelectorAll(".site-header details[open]"),l=addEventListener,
s=()=>h.classList.toggle("${SCROLLED}",scrollY>50),
r=()=>h.style.position=h.offsetHeight*3>innerHeight?"relative":"",
m=e=>o().forEach(x=>x.open=x.contains(e.target));
l("scroll",s);s();l("resize",r);r();l("focusin",m);
l("click",e=>{m(e);const g=e.target.closest(".languages a");if(g)g.hash=location.hash});
l("keydown",e=>{if(e.key=="Tab"&&!h.style.position)d.documentElement.style.scrollPaddingTop=h.offsetHeight+12+"px";
if(e.key=="Escape")o().forEach(x=>{x.open=0;x.firstChild.focus()})});
})(document)`.replaceAll("\n", "");

/**
 * Links to the pages of one language. Not what does something when it is opened, as returning from PayPal does, nor a
 * link that chooses the language, which must be followed to choose. By a selector: patterns of addresses take the
 * browser 4 to 17 ms at the end of each page, a phone more.
 */
const pagesIn = (lang: Lang) => ({
  selector_matches: `[href^='/${lang}']:not([href*='/donate/'],[hreflang])`,
});

/**
 * Which links of a page in `lang` a browser may prefetch, as the text of a script of the type
 * `speculationrules`: the document of a link under the pointer, the whole page of one that is being pressed,
 * which is a browser's default eagerness. Neither counts as a visit: see `choosesLang` in
 * serve-cached.server.ts. It is inlined, where it takes some 80 bytes, and not behind a header: a file of its
 * own is requested before the first paint, and on a slow line delays it.
 */
export function speculationRules(lang: Lang): string {
  const where = pagesIn(lang);
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }], prerender: [{ where }] });
}
