/** Change in the code of a planted release: source of a script or style -> its new source. */
export type CodeChange = (file: string, source: string) => string;

const LIFECYCLE = /^__federation_expose_lifecycle\.\w+\.js$/;
const panelFile = (panel: string) => new RegExp(`^__federation_expose_panels__${panel}\\.\\w+\\.js$`);
/** Call with which a built remote or panel registers itself; the match is the local name of the `@site/remote` namespace. */
const HELLO = /\(0,(\w+)\.create(?:Remote|Panel)\)\(/;

const inFile =
  (name: RegExp, change: (source: string) => string): CodeChange =>
  (file, source) => {
    if (!name.test(file)) return source;
    const changed = change(source);
    if (changed === source) throw new Error(`${file} holds nothing of what was to be changed`);
    return changed;
  };

/** @param change edits the script that exposes the lifecycles */
export const inLifecycle = (change: (source: string) => string) => inFile(LIFECYCLE, change);

const madeIn = (name: RegExp, code: string) =>
  inFile(name, (source) => source.replace(HELLO, (_, site) => `(options=>{const site=${site};return ${code}})(`));

/** @param code an expression that creates the remote, over `site` (the exports of `@site/remote`) and `options` */
export const remoteMade = (code: string) => madeIn(LIFECYCLE, code);

/** @param code like that of `remoteMade`, for one panel @param panel name of its file */
export const panelMade = (panel: string, code: string) => madeIn(panelFile(panel), code);

/** @param change edits the script that exposes that panel */
export const inPanel = (panel: string, change: (source: string) => string) => inFile(panelFile(panel), change);

/** @param before statements that run at every render of the remote's root; hooks of `site` may be called */
export const drawnWith = (before: string) => remoteMade(`site.createRemote({...options,App(){${before};return options.App()}})`);

const HEADING = /"(Featured Games|Good to see you again\.)"/;

/** Marks the code in the page: in the heading of the featured games, or above the log-in form. The build decides which script has it. */
export const marked =
  (mark: string): CodeChange =>
  (file, source) =>
    file.endsWith('.js') ? source.replace(HEADING, (_, words) => `"${words} ${mark}"`) : source;

/** Changes the pending state of every path. @param edit of one HTML */
export const pendingAs = (edit: (html: string) => string): CodeChange =>
  inFile(/^pending\.json$/, (source) => {
    const drawn = JSON.parse(source) as { html: string[] };
    return JSON.stringify({ ...drawn, html: drawn.html.map(edit) });
  });

/** Throws before the container is initialised. */
export const throwsAtEvaluation = inFile(/^remoteEntry\.js$/, (source) => `throw new Error("planted");${source}`);

export const throwsInMount = remoteMade('{...site.createRemote(options),mount:()=>Promise.reject(new Error("planted"))}');

/** Works until the player goes to that path. */
export const throwsAt = (path: string) => drawnWith(`if(site.useLocation().pathname===${JSON.stringify(path)})throw new Error("planted")`);

/** Is busy until the page calls `finishWork()`. */
export const isBusyAtWork = drawnWith('const {busy}=site.useShell();self.finishWork??=busy("planted")');

export const both =
  (first: CodeChange, second: CodeChange): CodeChange =>
  (file, source) =>
    second(file, first(file, source));
