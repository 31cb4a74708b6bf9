/** The class that this script gives to the header. */
export const SCROLLED = "scrolled";

/**
 * What every public page gains from a little JavaScript, and never needs: the header turns white after 50 px and stays
 * behind when it would take a third of the window, what has the focus stays clear of it however many rows it has, an
 * open menu, which would cover what has the focus, closes when the focus or a click goes elsewhere, and on Escape, and
 * a change of language keeps the part of the page. What one part of a page needs stands with that part. Runs as it
 * stands in each page, so it is written short. That it asks for the header's height right here has the end of the page
 * laid out in one task with reading it; asked for later, the layout is in one task with painting, and Lighthouse finds
 * that the longer wait.
 */
export const PAGE_SCRIPT = `(d=>{
const h=d.querySelector(".site-header"),o=()=>d.querySelectorAll(".site-header details[open]"),l=addEventListener,
s=()=>h.classList.toggle("${SCROLLED}",scrollY>50),
r=()=>h.style.position=h.offsetHeight*3>innerHeight?"relative":"",
m=e=>o().forEach(x=>x.open=x.contains(e.target));
l("scroll",s);s();l("resize",r);r();l("focusin",m);
l("click",e=>{m(e);const g=e.target.closest(".languages a");if(g)g.hash=location.hash});
l("keydown",e=>{if(e.key=="Tab"&&getComputedStyle(h).position=="sticky")d.documentElement.style.scrollPaddingTop=h.offsetHeight+12+"px";
if(e.key=="Escape")o().forEach(x=>{x.open=false;x.firstChild.focus()})});
})(document)`.replaceAll("\n", "");
