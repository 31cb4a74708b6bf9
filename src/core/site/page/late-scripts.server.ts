/** As React Router writes it: what it imports first, and what it does then. */
const MODULE = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORT = /import \* as (\w+) from ("[^"]+");/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** What React Router lists for its browser part is written for reading. */
const INDENT = /\n\s+/g;

/**
 * A page that can be read before its scripts are there, which then come after it: as they are written, a browser asks
 * for all of them before the style sheet, and on a slow line nothing is painted until they have come. Having loaded
 * all else is not enough: what comes from nearby is there before it is painted, and the scripts would go ahead.
 */
export function loadScriptsLate(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html.replaceAll(PRELOAD, "").replace(MODULE, (_, begin, code: string, end) => {
    const imports = [...code.matchAll(IMPORT)];
    const names = imports.map(([, name]) => name).join();
    const modules = imports.map(([, , file]) => `import(${file})`).join();
    const preload = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
    const run = `async()=>{${preload}const [${names}]=await Promise.all([${modules}]);${code.replaceAll(IMPORT, "").replaceAll(INDENT, "\n")}}`;
    return `${begin}{const run=${run};${ONCE_PAINTED}document.readyState==="complete"?painted():addEventListener("load",painted)}${end}`;
  });
}

/** Runs `run` when the browser has shown the page; in a window that nobody looks at, once somebody does. */
const ONCE_PAINTED = `const painted=()=>new PerformanceObserver((list,it)=>{if(list.getEntriesByName("first-contentful-paint")[0])it.disconnect(),run()}).observe({type:"paint",buffered:true});`;
