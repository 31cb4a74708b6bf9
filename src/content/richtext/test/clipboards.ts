const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";

function wordItem(level: number, list: string, marker: string, text: string): string {
  const style = `margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1`;
  return `<p class=MsoListParagraphCxSpMiddle style='${style}'><![if !supportLists]><span lang=EN-US
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>
`;
}

/** A list of two levels and a numbered one right behind it, as Word puts them on the clipboard. */
export const WORD_LIST = [
  wordItem(1, "l0", "·", "one"),
  wordItem(2, "l0", "o", "one a"),
  wordItem(2, "l0", "o", "one b"),
  wordItem(1, "l0", "·", "two"),
  wordItem(1, "l1", "1.", "first"),
  wordItem(1, "l1", "2.", "second"),
].join("");

const WORD_PAGE = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Secret.docx</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style>p.MsoNormal {margin:0}</style></head>
<body lang=EN-US><!--StartFragment--><p class=MsoTitle>Title</p>
<h1 style='mso-list:l2 level1'>Big<o:p></o:p></h1><p class=MsoNormal style='mso-margin-top-alt:auto'><b>Bold</b> and
<i style='mso-bidi-font-style:normal'>slanted</i> <span style='color:red;mso-hide:all'>hidden</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>木棉花開了，
他們都來<a href="https://kapok.example/"><span lang=ZH-TW>看看</span></a><a name="_Toc1"></a>。<a style='mso-comment-reference:A_1'
href="#_msocom_1" class=MsoCommentReference>[A1]</a></p>
<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///c:/x.png"/></v:shape><![endif]--><![if !vml]><img src="file:///c:/x.png" v:shapes="y"><![endif]></p>
<!--EndFragment--></body></html>`;

const GOOGLE_DOC = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span
style="font-size:20pt;font-weight:700">Big</span></h1><p dir="ltr" style="line-height:1.38"><span
style="font-weight:400">plain </span><span style="font-weight:700">bold </span><span
style="font-weight:700;font-style:italic">both</span><span style="font-style:italic;text-decoration:underline"> slanted</span></p>
<ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400">a</span></p></li><ul><li><p>b</p></li></ul></ul><br
class="Apple-interchange-newline"></b>`;

const WEB_PAGE = `<nav><a href="/">Menu</a></nav><article class="x"><header><h1 onclick="x()">Big</h1></header>
<div>loose <div>inner</div> tail</div><h5>Deep</h5><img src="https://other.example/a.png" alt="gone"><img
src="data:image/png;base64,AAAA"><script>bad()</script><style>p{}</style><p style="display:none">hidden</p>
<figure><img src="/media/${ID}?w=320" width="3" alt="kept"><figcaption>under</figcaption></figure>
<p>a <a href="javascript:x()" onclick="y()">bad</a> <a class="k" target="_blank" href="https://x.example">good</a><br></p>
<button>Copy</button><p>&nbsp;</p></article>`;

const TABLE = `<table border=1 style="width:5px"><caption>About</caption><colgroup><col></colgroup><thead><tr><th>h1</th><th>h2</th></tr></thead>
<tbody><tr><th width=5>r</th><td style="color:red" rowspan="2">d</td></tr></tbody></table>`;

/** The cases: the text that was pasted, from where, and the outcome. */
export const CASES: [name: string, pasted: string, expected: string][] = [
  [
    "Word: lists by bullets, numbers and levels",
    WORD_LIST,
    "<ul><li>one<ul><li>one a</li><li>one b</li></ul></li><li>two</li></ul><ol><li>first</li><li>second</li></ol>",
  ],
  [
    "Word: a list that goes on after a paragraph keeps its number",
    `${wordItem(1, "l1", "2.", "second")}<p class=MsoNormal>between</p>${wordItem(1, "l1", "3)", "third")}`,
    '<ol start="2"><li>second</li></ol><p>between</p><ol start="3"><li>third</li></ol>',
  ],
  [
    "Word: list paragraphs without Word's own marks",
    "<p class=MsoListParagraph>·&nbsp;&nbsp; dot</p><p class=MsoListParagraph>1.&nbsp; number</p><p class=MsoListParagraph>no list</p>",
    "<ul><li>dot</li></ul><ol><li>number</li></ol><p>no list</p>",
  ],
  [
    "Word: Chinese numbers",
    wordItem(1, "l3", "一、", "甲") + wordItem(1, "l3", "二、", "乙"),
    "<ol><li>甲</li><li>乙</li></ol>",
  ],
  [
    "Word: headings, bold, links and Chinese without its line breaks; comments and pictures gone",
    WORD_PAGE,
    "<h2>Title</h2><h2>Big</h2><p><strong>Bold</strong> and\n<em>slanted</em></p>" +
      '<p>木棉花開了，他們都來<a href="https://kapok.example/">看看</a>。</p>',
  ],
  [
    "Google Docs: styles become elements, lists are nested",
    GOOGLE_DOC,
    "<h2>Big</h2><p>plain <strong>bold </strong><strong><em>both</em></strong><em> slanted</em></p>" +
      "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "web page: the text alone",
    WEB_PAGE,
    `<h2>Big</h2><p>loose </p><p>inner</p><p> tail</p><h3>Deep</h3><p><img src="/media/${ID}?w=320" alt="kept"></p>` +
      '<p>under</p><p>a bad <a href="https://x.example">good</a></p>',
  ],
  [
    "table: plain, its caption before it, row headers told from column headers",
    TABLE,
    '<p>About</p><table><thead><tr><th scope="col">h1</th><th scope="col">h2</th></tr></thead>' +
      '<tbody><tr><th scope="row">r</th><td rowspan="2">d</td></tr></tbody></table>',
  ],
  ["plain words", "just words", "just words"],
  [
    "not bold after all",
    '<b style="font-weight:400">a</b><strong style="font-weight:normal">b</strong>',
    "ab",
  ],
];
