// The architecture as rules: imports go downward only,
//   composition -> the fixed calls of src/contract -> a feature's api, public pages, staff screens -> its store ->
//   its contract -> the layers below: site -> content -> media -> ui -> art -> platform.
// No rule names a feature, so none needs an edit when one is added. `npm run check:imports` runs them.

if (!require("typescript").transpileModule) {
  // It would find no module, and so no violation either.
  throw new Error(
    "dependency-cruiser reads TypeScript with version 6, which must be what `typescript` names.",
  );
}

/** The files that put features together and so may know every one of them. */
const COMPOSITION =
  "^(main|server|staff|backup|restore|import|export|mirror)\\.ts$|^src/(app\\.server|prepare\\.server|routes|root|entry\\.server)\\.tsx?$|^src/pages/|^src/features/(?!(?:feature\\.server|screens)\\.ts$)[^/]+\\.ts$";
/** The lists of what is installed, which give a feature its fixed calls. */
const COMPOSITION_FILES = "^src/features/[^/]+\\.server\\.ts$";
/** Below the features, each knowing only those before it. */
const LAYER_NAMES = ["platform", "art", "ui", "media", "content", "site"];
const LAYERS = `^src/(${LAYER_NAMES.join("|")})/`;
const FEATURE = "^src/features/([^/]+)/";
const STAFF_SCREENS = "^src/ui/|^src/(?!charity/).+/staff/";
/** The files by which a feature, and all of them together, give their half to the staff area. */
const BROWSER_HALF = "^src/features/([^/]+[/.])browser\\.ts$|^src/features/screens\\.ts$";
const TEST = "\\.test\\.tsx?$|^test/|^src/.+/test(ing)?/";
/** Packages that only the staff area may download: together they are several times the size of a public page. */
const STAFF_LIBRARIES = "node_modules/(@tiptap|prosemirror-|zod/)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "layers-know-no-feature",
      comment:
        "The layers keep the features alike; if one knew a feature, adding or removing it would mean editing the layer.",
      severity: "error",
      from: { path: LAYERS, pathNot: TEST },
      to: { path: `${FEATURE}|${COMPOSITION}` },
    },
    {
      name: "fixed-calls-are-for-outside-clients",
      comment:
        "Their shapes are promised to others and stay to the letter; inside, every type is saved and read by the content " +
        "API and by `published`. Composition alone gives a feature its calls.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/contract/|${COMPOSITION_FILES}|${TEST}` },
      to: { path: "^src/contract/" },
    },
    {
      name: "fixed-calls-adapt-definitions",
      comment:
        "An adapter turns a call into the content of a type and back: it needs the type, its rules and what reads it, and " +
        "no screen, page or list of features.",
      severity: "error",
      from: { path: "^src/contract/" },
      to: { path: `^src/ui/|^src/art/|^src/site/|/staff/|/public/|${BROWSER_HALF}|${COMPOSITION}` },
    },
    ...LAYER_NAMES.slice(0, -1).map((layer, at) => ({
      name: `${layer}-imports-downward`,
      comment:
        "By value and by type: what is below can be read, and changed, without what is above. What a layer adds to a " +
        "type of a lower one it adds by `declare module`.",
      severity: "error",
      from: { path: `^src/${layer}/`, pathNot: TEST },
      to: { path: `^src/(${LAYER_NAMES.slice(at + 1).join("|")})/` },
    })),
    {
      name: "texts-know-only-shapes",
      comment:
        "The charity's own texts may say which shapes they fill; with more they would be a way round every other rule.",
      severity: "error",
      from: { path: "^src/charity/" },
      to: { path: `${FEATURE}|${COMPOSITION}`, pathNot: "^src/features/[^/]+/(contract|shapes)\\.ts$" },
    },
    {
      name: "features-meet-only-in-contracts",
      comment:
        "A feature may know another's shapes, which are promised to every client anyway, and nothing else: " +
        "then any feature can be rewritten or removed without reading the others.",
      severity: "error",
      from: { path: FEATURE },
      to: { path: FEATURE, pathNot: "^src/features/$1/|^src/features/[^/]+/contract\\.ts$" },
    },
    {
      name: "features-know-no-composition",
      comment: "Composition imports features; the other way round would tie a feature to every other.",
      severity: "error",
      from: { path: FEATURE, pathNot: TEST },
      to: { path: COMPOSITION },
    },
    {
      name: "screens-use-only-the-api",
      comment:
        "The staff area is an ordinary client of the JSON API, so that the API can do all that staff can; " +
        "a server file would go round it, and a public page's component is free to change for visitors' sake.",
      severity: "error",
      from: { path: `${STAFF_SCREENS}|${BROWSER_HALF}`, pathNot: TEST },
      to: { path: "\\.server\\.tsx?$|^src/features/[^/]+/public/" },
    },
    {
      name: "pages-never-load-staff-code",
      comment:
        "Visitors never download the staff area. Loaders' server files are cut out by the build; " +
        "test/guards/bundle.test.ts follows what is left through the finished bundles.",
      severity: "error",
      from: {
        path: "^src/(features/[^/]+/public|pages|site)/|^src/root\\.tsx$",
        pathNot: STAFF_SCREENS,
      },
      to: { path: `${STAFF_SCREENS}|${BROWSER_HALF}|^src/content/richtext/editor|${STAFF_LIBRARIES}` },
    },
    {
      name: "pages-take-only-types-of-a-contract",
      comment:
        "A contract is made of Zod schemas: importing a value from one would send Zod to every visitor.",
      severity: "error",
      from: {
        path: "^src/(features/[^/]+/public|pages|site)/.+\\.tsx$",
        pathNot: `${STAFF_SCREENS}|${TEST}`,
      },
      to: { path: "^src/features/[^/]+/contract\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "stores-never-import-api",
      comment:
        "A store is queries on a connection; rules, requests and pages are the business of those above it.",
      severity: "error",
      from: { path: "^src/features/.+/store\\.server\\.ts$" },
      to: { path: "^src/features/.+/(feature\\.server|handlers\\.server|routes|public/|staff/)" },
    },
    {
      name: "pages-and-screens-stand-on-top",
      comment:
        "What answers calls, keeps rows or works by itself serves every client alike: it needs no page or screen, " +
        "also not a piece that stands beside one, but the words of either. The browser's half names its screens, and " +
        "nothing else does.",
      severity: "error",
      from: { path: `${FEATURE}(?!(?:public|staff)/|browser\\.ts$)`, pathNot: TEST },
      to: { path: "^src/features/[^/]+/(public|staff)/", pathNot: "/words\\.ts$" },
    },
    {
      name: "contracts-run-anywhere",
      comment: "Browser and server both read the contract, so it may need neither a server nor a screen.",
      severity: "error",
      from: { path: "^src/features/[^/]+/contract\\.ts$|^src/platform/http/contract\\.ts$" },
      // The keys of problems, whose words stay on the server.
      to: { path: "\\.server\\.tsx?$|\\.tsx$", pathNot: "/problems\\.server\\.ts$" },
    },
    {
      name: "problems-stay-on-the-server",
      comment:
        "A schema names a problem by its key; the words would be sent to every browser that has the schema.",
      severity: "error",
      from: { path: "^src/", pathNot: `\\.server\\.tsx?$|${TEST}` },
      to: { path: "/problems\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "contracts-run-without-node",
      comment: "The same, for Node's own modules, which a browser does not have.",
      severity: "error",
      from: { path: "^src/features/[^/]+/contract\\.ts$|^src/platform/http/contract\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "migrations-are-frozen",
      comment: "A migration must do tomorrow what it did when it was merged, whatever src has become since.",
      severity: "error",
      from: { path: "^migrations/" },
      to: { path: "^src/" },
    },
    {
      name: "images-behind-one-door",
      comment: "Decoding strangers' files is guarded in media: limits, a queue, and stripped metadata.",
      severity: "error",
      from: { pathNot: `^src/media/|${TEST}` },
      to: { path: "node_modules/sharp/" },
    },
    {
      name: "databases-behind-one-door",
      comment: "Only platform/db knows which engine runs; everything else writes queries that fit both.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/platform/db/|${TEST}` },
      to: { path: "node_modules/pg/|^node:sqlite$" },
    },
    {
      name: "rich-text-behind-one-door",
      comment: "One sanitiser decides what HTML may be stored; a second would disagree with it.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/content/richtext/|${TEST}` },
      to: { path: "node_modules/sanitize-html/" },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or a third is missing.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "A file that nothing imports and that imports nothing is left over from something.",
      severity: "error",
      from: { orphan: true, pathNot: "\\.d\\.ts$|(^|/)routes\\.ts$" },
      to: {},
    },
    {
      name: "program-never-imports-tests",
      comment: "What is shipped must not need what is only there to check it.",
      severity: "error",
      from: {
        path: "^(src|migrations)/|^(main|server|staff|backup|restore|import|export|mirror)\\.ts$",
        pathNot: TEST,
      },
      to: { path: TEST },
    },
    {
      name: "nothing-undeclared",
      comment: "A package that is there only because another one needs it disappears with that one.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "nothing-unresolvable",
      comment: "An import of what does not exist; `virtual:` and `+types` are made by React Router.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\+types/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css(\\?url)?$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
