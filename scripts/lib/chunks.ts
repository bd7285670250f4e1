import { type InlineConfig, build } from 'vite';

/** What grouping needs to know about a chunk. */
export interface Chunk {
  fileName: string;
  /** The module that is asked for by name when this chunk is loaded, if there is one. */
  facadeModuleId: string | null;
  isEntry: boolean;
  /** File names of the chunks that arrive with this one. */
  imports: string[];
  moduleIds: string[];
}

const tableCore = /\/@tanstack\/table-core\//;
const page = /\/src\/routes\/(.+)\.tsx\?tsr-split=component(---loader)?$/;
/** What every signed-in page loads after its first rows. */
const late = /\/src\/(ui\/overlays\/\w+|app\/live)\.tsx?$/;
/** Of the login page, and over every other one when its session has ended. */
const again = /\/src\/auth\/screens\/SignInAgain\.tsx$/;
/** What makes things move; every page loads it when it is at rest. */
const motion = /\/src\/ui\/motionFeatures\.ts$/;

/** A page that is opened when something has gone wrong, or once a month, does not decide what others share. */
const seldom = /\/(tours_\.disruption|complaints_\.times)$/;

/** Pages that do not keep a module from those which load it late. */
const FEW = 3;

/**
 * Which shared chunk each module should go to; modules without an entry are left to the bundler.
 *
 * Left alone, the bundler makes a chunk for every set of pages that share something: 44 files for the login page, which
 * on a slow line cost more than their bytes. These groups join only what arrives together anyway: what the entry needs,
 * what login and every signed-in page need (`access` what the form to sign in needs beyond that), what every or nearly every signed-in page needs (`frame`, and `public` what citizens' pages need of it), what most tables and nothing else (or one other page: `lists`) need, and what
 * every signed-in page loads after its first rows (`late`; `lateShared` what a few pages need at once; `motion`).
 * @param chunks of a build without groups
 */
export function groupsOf(chunks: Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (...from: Chunk[]) => {
    const seen = new Set(from);
    for (const chunk of seen) {
      for (const file of chunk.imports) {
        const imported = byFile.get(file);
        if (imported) seen.add(imported);
      }
    }
    return seen;
  };
  const named = chunks.flatMap((chunk) => {
    const name = page.exec(chunk.facadeModuleId ?? '')?.[1];
    return name ? [{ name, chunk }] : [];
  });
  /** A page arrives with the layouts around it. */
  const pageOf = (wanted: string) =>
    withImports(
      ...named.filter(({ name }) => wanted === name || wanted.startsWith(`${name}/`)).map(({ chunk }) => chunk),
    );
  const base = withImports(...chunks.filter(({ isEntry }) => isEntry));
  const login = pageOf('_simple/auth.login');
  const frame = pageOf('_main');
  const signedIn = named
    .filter(({ name }) => name.startsWith('_main/') && !seldom.test(name))
    .map(({ name }) => pageOf(name));
  const others = named.filter(({ name }) => !/^(_main\/|report\/|drive$)/.test(name)).map(({ name }) => pageOf(name));
  const reports = named.filter(({ name }) => /^(report\/|drive$)/.test(name)).map(({ name }) => pageOf(name));
  const withTable = signedIn.filter((files) =>
    [...files].some(({ moduleIds }) => moduleIds.some((id) => tableCore.test(id))),
  );
  const inbox = signedIn.find((files) =>
    [...files].some(({ facadeModuleId: id }) => id?.includes('complaints_.inbox')),
  );
  const onEveryPage = withImports(...chunks.filter(({ facadeModuleId }) => late.test(facadeModuleId ?? '')));
  const moving = withImports(...chunks.filter(({ facadeModuleId }) => motion.test(facadeModuleId ?? '')));
  const signingIn = withImports(...chunks.filter(({ facadeModuleId }) => again.test(facadeModuleId ?? '')));
  const groups = new Map<string, string>();
  for (const chunk of chunks) {
    // A chunk with a face of its own is asked for by name: the entry, a page, something loaded on demand.
    if (chunk.facadeModuleId) continue;
    const users = signedIn.filter((files) => files.has(chunk));
    const elsewhere = others.some((files) => files.has(chunk));
    const most = users.length >= signedIn.length * 0.6;
    const many = users.length > withTable.length / 2;
    const without = users.filter((files) => !withTable.includes(files));
    const onlyTables = many && without.length === 0;
    const reported = reports.some((files) => files.has(chunk));
    let group: string | undefined;
    if (base.has(chunk)) group = 'base';
    else if (frame.has(chunk)) group = login.has(chunk) ? 'common' : 'frame';
    else if (login.has(chunk) && signingIn.has(chunk))
      group = users.length > 1 || reported || onEveryPage.has(chunk) ? 'common' : 'access';
    else if (moving.has(chunk) && users.length === 0) group = 'motion';
    else if (onEveryPage.has(chunk) && users.length <= FEW && !elsewhere)
      group = users.length > 0 || reported ? 'lateShared' : 'late';
    else if (elsewhere || users.length === 0) continue;
    // What citizens' pages need too must not bring the rest of the frame to them.
    else if (reported) group = most ? 'public' : undefined;
    // Overlays are needed without a table too: what they share with the tables must not bring these along.
    else if (onlyTables && !onEveryPage.has(chunk)) group = 'tables';
    // The inbox has parts of a list without a table: that is no reason to bring them to the pages that have neither.
    else if (many && without.length === 1 && without[0] === inbox) group = onEveryPage.has(chunk) ? 'frame' : 'lists';
    else if (most || onlyTables) group = 'frame';
    if (group) for (const id of chunk.moduleIds) groups.set(id, group);
  }
  return groups;
}

/** Builds once in memory, to see which modules arrive together, and returns the bundler's question for the real build. */
export async function chunkNames(config: InlineConfig): Promise<(id: string) => string | null> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, manifest: false, reportCompressedSize: false },
  });
  const output = 'output' in result ? result.output : [];
  const groups = groupsOf(output.flatMap((file) => (file.type === 'chunk' ? [file] : [])));
  return (id) => groups.get(id) ?? null;
}
