import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** React Router names every entry of the server `index.js`; ours has two. */
const namedEntries: Plugin = {
  name: "kapok:named-entries",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

/** React Router asks for entries with their own exports alone; a part of {@link STAFF_PARTS} may take from one. */
const sharedEntries: Plugin = {
  name: "kapok:shared-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
};

/**
 * Loads the page anew after a change that React cannot swap: of a plain module, whose values screens have taken by then,
 * and of a screen that is exported as an object.
 */
const reloadedPage: Plugin = {
  name: "kapok:reloaded-page",
  apply: "serve",
  configureServer({ environments: { client } }) {
    client?.hot.on("vite:invalidate", () => client.hot.send({ type: "full-reload" }));
  },
  hotUpdate({ file, modules }) {
    const isPlain = file.endsWith(".ts") && modules.some(({ type }) => type === "js");
    if (this.environment.name === "client" && isPlain) this.environment.hot.send({ type: "full-reload" });
  },
};

/**
 * Parts of the staff area that are always fetched together, each a file of its own: in dozens of small ones they are
 * a tenth larger. None holds what a visitor's page could need.
 */
const STAFF_PARTS = [
  {
    name: "staff-frame",
    test: /\/src\/(core\/(auth\/roles|content\/staff\/(versions\/history-address|screens-at)|staff\/(frame\/|languages\/|form\/(autosave|unsaved|leave-question|last-saved|view-saved))|screens\.ts)|features\/([^/]+[/.]browser|media\/title)\.ts|pages\/staff\/(entries|sections|menu-|on-the-way|staff-|finding-))/,
  },
  // Alone, each of these small files costs more to ask for than to send.
  // Those that only visitors see are in no script at all.
  { name: "staff-icons", test: /\/lucide-react\/dist\/esm\/icons\/(?!accessibility)/ },
  {
    name: "staff-content",
    test: /\/src\/core\/content\/(kinds\/(?!video-address|aligned-)[a-z-]+(?<!-inputs)|translation\/states|(?!parts)[a-z-]+)\.ts$/,
  },
  {
    name: "staff-screens",
    test: /\/src\/core\/content\/staff\/(content-screens?|list-query|may-act)\.tsx?$/,
  },
  {
    name: "staff-ordered",
    test: /\/src\/core\/(staff\/list\/(ordered-list|move-menu|use-row-drag)|media\/field\/(use-focus-after|moved))\.tsx?$/,
  },
  {
    name: "staff-list-screen",
    test: /\/src\/core\/content\/staff\/(list-screen|list-filters|needs-choice|entry-table|language-marks|list-head|late-(waiting|list)-note|versions\/take-down|translation\/(state-icons|words))\.tsx?$/,
  },
  {
    name: "staff-kept",
    test: /\/src\/core\/content\/(staff\/(kept-words|use-publish)|versions\/kept-back)\.ts$/,
  },
  {
    name: "staff-form",
    test: /\/src\/core\/(richtext\/lazy-editor|content\/(staff\/((list-)?entry-form|list-entry-screens|preview\/preview-button|pictures\/pictures-said|autosave\/(drafted(-form)?|late|opened-draft|local-drafts|use-autosave)|field-(inputs?|notes)|form-words|labels|language-editors|first-text|written-form|copy-from|versions\/history-link|kept-(languages|context)|convert\/(take-from|form-texts|term-hint|translation-service)|translation\/(followed-texts|use-asked-field))|kinds\/[a-z-]+-inputs?))\.tsx?$/,
  },
  {
    name: "staff-fields",
    test: /\/src\/core\/staff\/fields\/(text-field|text-area|select-field|field-frame)\.tsx$/,
  },
  {
    name: "staff-upload",
    test: /\/src\/core\/media\/(field\/(current-file|photo-list-field|upload-(field|frame|row)|use-upload(-new)?s|words)|crop\/(crop-button|part|words)|picker\/(ask-here|choose-here|words))\.tsx?$/,
  },
  {
    name: "staff-lists",
    test: /\/src\/core\/staff\/(list\/(?!ordered-list|move-menu|use-row-drag)|form\/(problem-summary|use-save))/,
  },
  {
    name: "staff-drafts",
    test: /\/src\/core\/staff\/form\/(?!autosave|unsaved|leave-|last-|view-|problem-|use-save)/,
  },
  {
    name: "staff-home",
    test: /\/src\/features\/[^/]+\/staff\/(home(-comments)?|attention|gifts-of-month)\.ts/,
  },
  // By itself: lists need it, and whoever asks for it must not begin with the finders, which need lists.
  { name: "staff-finder", test: /\/src\/core\/staff\/find\/finder\.ts/ },
  {
    name: "staff-find",
    test: /\/src\/(features\/[^/]+\/staff\/find\.ts|core\/staff\/find\/(?!both|finder))/,
  },
  { name: "staff-help", test: /\/src\/(features|pages)\/.*staff\/([a-z]+-)?help\.ts$/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * The files that every screen of the staff area has from its start. Each part that is fetched late would name them as
 * what to fetch with it, which for a form is more than a kilobyte of names.
 */
const ALWAYS_THERE =
  /^assets\/(rolldown-runtime|preload-helper|react|react-dom|jsx-runtime|lib|utils|hooks|components|errorBoundaries|lang|lang-context|staff-frame|staff-icons|createLucideIcon|shell)-/;

const fetchedWith = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  hostId.includes("/staff-") ? files.filter((file) => !ALWAYS_THERE.test(file)) : files;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedEntries, sharedEntries, reloadedPage],
  // The guard on bundles reads the manifest to follow what each page can download.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { resolveDependencies: fetchedWith },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: STAFF_PARTS } },
          // No module of ours does anything by being imported, so that what only the server draws leaves the
          // browser's code together with what it computes.
          treeshake: { moduleSideEffects: [{ test: /\/src\/.+\.tsx?$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      // The second is what runs in threads beside the program (src/core/threads/).
      build: {
        target: "node22",
        rollupOptions: { input: { index: "main.ts", thread: "src/core/threads/thread.ts" } },
      },
      ...(command === "build" && {
        // React's development build is several times slower; bundling it with NODE_ENV fixed makes the
        // server run the production one whatever its environment says.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        // One file instead of two thousand is most of a fast start. sharp brings machine code of its own.
        resolve: { noExternal: true, external: ["sharp"] },
      }),
    },
  },
}));
