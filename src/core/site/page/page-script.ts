/** Classes that this script gives to parts of a page. */
export const SCRIPT_CLASSES = ["scrolled", "video-frame"] as const;
const [SCROLLED, VIDEO] = SCRIPT_CLASSES;

/**
 * Takes what was typed into a form along to the same page in another language, in the storage of this window, from
 * which the next page with a form removes it. Neither passwords nor files; and that form does not say how long it took.
 */
const CARRY_OVER = `var k="typed",q=d.querySelector("form[data-once]");if(q)try{var t=JSON.parse(sessionStorage[k]||"{}"),
w=function(g){[].forEach.call(q.elements,function(x){var b=/^(radio|checkbox)$/.test(x.type);x.name&&!/^(hidden|password|file)$/.test(x.type)&&g(x,b?"checked":"value",x.name+(b?"="+x.value:""))})};
delete sessionStorage[k];if(t.to===location.pathname+location.search){w(function(x,p,n){if(n in t.all)x[p]=t.all[n]});q.elements.elapsed&&q.elements.elapsed.remove()}
d.addEventListener("click",function(e){var g=e.target.closest(".languages a"),a={};if(g&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){w(function(x,p,n){a[n]=x[p]});sessionStorage[k]=JSON.stringify({to:g.pathname+g.search,all:a})}})}catch(_){}`;

/**
 * What only a page with these attributes is sent: a choice in a form that asks for it submits at once (but not while
 * somebody goes through the choices by keys, for whom Show is there), a form that may be sent once is not sent twice
 * by a double click, says how long it took to fill in and follows its visitor to another language, a button says the
 * amount that is typed beside it, a video plays in place, and numbers can be copied by buttons that stay hidden
 * without it.
 */
export const SCRIPT_PARTS: readonly { attribute: string; code: string }[] = [
  {
    attribute: "data-submit-on-change",
    code: `var y=0;d.addEventListener("keydown",function(e){y=/^(Arrow|Page|Home|End|[^ ]$)/.test(e.key)},true);d.addEventListener("pointerdown",function(){y=0},true);
d.addEventListener("change",function(e){var f=e.target.form;f&&!y&&f.hasAttribute("data-submit-on-change")&&f.requestSubmit()});
addEventListener("pageshow",function(e){e.persisted&&d.querySelectorAll("[data-submit-on-change]").forEach(function(f){f.reset()})});`,
  },
  {
    attribute: "data-once",
    code: `d.addEventListener("submit",function(e){var f=e.target,n=Date.now(),t=f.elements.elapsed;if(!f.hasAttribute("data-once"))return;if(f.once>n)return e.preventDefault();f.once=n+5e3;if(t)t.value=Math.round(performance.now())});`,
  },
  {
    attribute: "data-once",
    code: CARRY_OVER,
  },
  {
    attribute: "data-total",
    code: `d.querySelectorAll("[data-total]").forEach(function(b){var i=b.closest("form").elements.amount,t=b.textContent,u=function(){
var v=i.value.normalize("NFKC").replace(/hkd?|港[幣币元]|[$元圓圆蚊]|\\s/gi,"");if(/^\\d{1,3}(,\\d{3})+(\\.\\d*)?$/.test(v))v=v.replace(/,/g,"");
b.textContent=/^\\d{1,7}(\\.\\d{1,2})?$/.test(v)&&v>0?b.dataset.total.replace("{amount}",function(){return"HK$"+(+v).toLocaleString("en-HK",{minimumFractionDigits:v%1?2:0})}):t};
i.addEventListener("input",u);u()});`,
  },
  {
    attribute: "data-embed",
    code: `d.addEventListener("click",function(e){var v=e.target.closest("[data-embed]");if(v){e.preventDefault();var i=d.createElement("iframe");i.src=v.dataset.embed;i.title=v.dataset.title;i.allow="autoplay; fullscreen; picture-in-picture";i.className="${VIDEO}";v.replaceWith(i);i.focus()}});`,
  },
  {
    attribute: "data-copy",
    code: `if(navigator.clipboard){d.querySelectorAll("[data-copy]").forEach(function(b){b.hidden=false;b.onclick=function(){navigator.clipboard.writeText(b.dataset.copy).then(function(){b.nextElementSibling.textContent=b.dataset.copied})}})}`,
  },
].map(({ attribute, code }) => ({ attribute, code: code.replaceAll("\n", "") }));

/**
 * What every public page gains from a little JavaScript, and never needs: the header turns white after 50 px and stays
 * behind when it would take a third of the window, what has the focus stays clear of it however many rows it has, an
 * open menu, which would cover what has the focus, closes when the focus or a click goes elsewhere, and on Escape, a
 * change of language keeps the part of the page; and {@link SCRIPT_PARTS}. Runs as it stands in each page, so it is
 * written short. That it asks for the header's height right here has the end of the page laid out in one task with reading
 * it; asked for later, the layout is in one task with painting, and Lighthouse finds that the longer wait.
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
${SCRIPT_PARTS.map(({ code }) => code).join("")}
})(document)`.replaceAll("\n", "");
