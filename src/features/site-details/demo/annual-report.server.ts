import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";

const A4: [number, number] = [595, 842];
const MARGIN = 64;
const TEAL = rgb(0.055, 0.353, 0.376);
const INK = rgb(0.114, 0.153, 0.2);
const KAPOK = rgb(0.725, 0.227, 0.118);

const TITLE = "Annual report 2020";
const CHARITY = "Kapok SMA Association";

/** What the page says: a heading, then its lines. */
const SECTIONS: readonly (readonly [string, ...string[]])[] = [
  [
    "The year in short",
    "Most of our meetings moved to the screen. Families who seldom could travel came for the first",
    "time, and stayed. We keep an online place at every meeting from now on.",
  ],
  [
    "What we did",
    "Equipment loan library: cough-assist machines, hoists and powered wheelchairs, lent and delivered.",
    "Helpline: calls and messages about care at home, school, work and treatment.",
    "Together: eleven online meetings, and two outings to barrier-free places in the autumn.",
    "Information: leaflets in three languages, read by families and a doctor before printing.",
  ],
  [
    "Where the money went",
    "Equipment on loan 46%   Meetings and outings 22%   Helpline 18%   Information 9%   Running costs 5%",
  ],
  ["Thank you", "To everybody who gave, drove, listened, translated, repaired and cooked."],
  [
    "About this document",
    "It shows how an annual report is offered on the site. The charity and its figures are fictional.",
  ],
];

/** The demo charity's annual report: one page, drawn here so that its words and shapes are our own. */
export async function annualReport(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${TITLE}, ${CHARITY}`);
  document.setLanguage("en");
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage(A4);
  drawFlower(page);
  page.drawText(CHARITY, { x: MARGIN, y: 760, size: 13, font: bold, color: TEAL });
  page.drawText(TITLE, { x: MARGIN, y: 715, size: 30, font: bold, color: INK });
  drawSections(page, plain, bold);
  return document.save();
}

/** The kapok flower of the site's drawings, five petals, in the upper corner. */
function drawFlower(page: PDFPage): void {
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal * 2 * Math.PI) / 5 + Math.PI / 2;
    const [x, y] = [490 + 26 * Math.cos(angle), 742 + 26 * Math.sin(angle)];
    page.drawEllipse({ x, y, xScale: 20, yScale: 20, color: KAPOK });
  }
  page.drawEllipse({ x: 490, y: 742, xScale: 12, yScale: 12, color: rgb(0.98, 0.85, 0.6) });
}

function drawSections(page: PDFPage, plain: PDFFont, bold: PDFFont): void {
  let y = 660;
  for (const [heading, ...lines] of SECTIONS) {
    page.drawText(heading, { x: MARGIN, y, size: 15, font: bold, color: TEAL });
    for (const line of lines) {
      y -= 19;
      page.drawText(line, { x: MARGIN, y, size: 10, font: plain, color: INK });
    }
    y -= 40;
  }
}
