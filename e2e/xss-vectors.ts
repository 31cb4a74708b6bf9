// Ways of getting a script past a sanitiser that have been published, by family. Each is to call `pwned`.
const CALL = "window.pwned=1";

const HANDLERS = [
  ...[
    "onerror",
    "onload",
    "onclick",
    "onfocus",
    "onmouseover",
    "onpointerenter",
    "onanimationstart",
    "ontoggle",
  ],
  ...[
    "onbegin",
    "onscroll",
    "onpaste",
    "onwheel",
    "oncut",
    "onbeforematch",
    "onformdata",
    "oncontentvisibilityautostatechange",
  ],
];

const handlers = HANDLERS.flatMap((name) => [
  `<img src=x ${name}=${CALL}>`,
  `<p tabindex=1 autofocus ${name}="${CALL}">text</p>`,
  `<details open ${name.toUpperCase()}='${CALL}'><summary>x</summary></details>`,
]);

const SCHEMES = [
  ...["javascript:", "JaVaScRiPt:", " javascript:", "java\tscript:", "java\nscript:", "\u0001javascript:"],
  ...["javascript&colon;", "javascript&#58;", "&#106;avascript:", "&#x6A;avascript:", "&#0000106avascript:"],
  ...["jav&Tab;ascript:", "jav&NewLine;ascript:", "vbscript:", "data:text/html,<script>", "feed:javascript:"],
  ...[
    "view-source:javascript:",
    "javascript://%0a",
    "\u2028javascript:",
    "//evil.example/",
    "/\\evil.example/",
  ],
];

const links = SCHEMES.map((scheme) => `<a href="${scheme}${CALL}">link</a>`);

const scripts = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT >`,
  `<script/x>${CALL}</script>`,
  `<script\t>${CALL}</script\t>`,
  `<<script>${CALL}//<</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script src=data:text/javascript,${CALL}></script>`,
  "<script type=module>import 'data:text/javascript,window.pwned=1'</script>",
  `<script>\u2028${CALL}</script>`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${CALL}</x:script>`,
];

const frames = [
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CALL}&gt;"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg=="></object>`,
  `<base href="javascript:${CALL}//"><a href=#x>x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<link rel=import href="data:text/html,<script>${CALL}</script>">`,
  `<portal src="javascript:${CALL}"></portal>`,
];

const foreign = [
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}//`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:text/javascript,${CALL}"/></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=href to="javascript:${CALL}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=${CALL}></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${CALL}</script>"></foreignObject></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${CALL}">x</maction></math>`,
  `<math href="javascript:${CALL}">x</math>`,
];

/** Markup that one parser reads in another way than the next. */
const mutations = [
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CALL}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<listing>&lt;img src=x onerror=${CALL}&gt;</listing>`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${CALL}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${CALL}>"></title>`,
  `<template><s><template><s><img src=x onerror=${CALL}>x</s></template></s></template>`,
  `<select><template><img src=x onerror=${CALL}></template></select>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--!><img src=x onerror=${CALL}>-->`,
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${CALL}>`,
  `<table><td><form><svg><style><img src=x onerror=${CALL}>`,
  `<p>\u0001<im\u0001g src=x onerror=${CALL}></p>`,
  `<img src="x\`\` onerror=${CALL}">`,
  `<img/src="x"/onerror=${CALL}>`,
  `<img src=x:alert(alt) onerror=eval(src) alt=${CALL}>`,
  `<a title="&quot;><img src=x onerror=${CALL}>">x</a>`,
  `<img alt="<!--" src=x title="--><img src=x onerror=${CALL}>">`,
  `<p title='"' x="'><img src=x onerror=${CALL}>">x</p>`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `&amp;lt;script&amp;gt;${CALL}&amp;lt;/script&amp;gt;`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
];

const styles = [
  `<p style="background:url(javascript:${CALL})">x</p>`,
  `<p style="x:expression(${CALL})">x</p>`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationend=${CALL}>x</p>`,
  `<table background="javascript:${CALL}"><tr><td>x</td></tr></table>`,
  `<img src="javascript:${CALL}"><img dynsrc="javascript:${CALL}"><img lowsrc="javascript:${CALL}">`,
];

const controls = [
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<button form=x formaction="javascript:${CALL}">x</button>`,
  `<isindex type=image src=x onerror=${CALL}>`,
  `<input autofocus onfocus=${CALL}><select autofocus onfocus=${CALL}></select>`,
  `<video><source onerror=${CALL}></video><audio src=x onerror=${CALL}></audio>`,
  `<video poster=javascript:${CALL}></video>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<body onload=${CALL}><frameset onload=${CALL}>`,
  `<dialog open onclose=${CALL}><form method=dialog><button>x</button></form></dialog>`,
  `<p popover id=x onbeforetoggle=${CALL}>x</p><button popovertarget=x>x</button>`,
  `<a href="https://x.example" ping="javascript:${CALL}" target="javascript:${CALL}">x</a>`,
];

/** All of them. */
export const VECTORS: readonly string[] = [
  ...[handlers, links, scripts, frames, foreign].flat(),
  ...[mutations, styles, controls].flat(),
];
