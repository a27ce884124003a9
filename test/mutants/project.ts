import { join } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Project as Opened, type Snapshot } from 'typescript/unstable/sync';

/** The compiler, open on the folder of a `tsconfig.json`. It reads a file anew whenever it is asked about it. */
export class Project {
  readonly #root: string;
  readonly #api: API;
  #snapshot: Snapshot;

  constructor(root: string) {
    this.#root = root;
    this.#api = new API({ cwd: root });
    this.#snapshot = this.#api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] });
  }

  /** The source as it stands on the disk now. @param path from the root */
  read(path: string): SourceFile {
    this.#renew(path);
    const source = this.#opened.program.getSourceFile(join(this.#root, path));
    if (source === undefined) throw new Error(`${path} is no part of the project`);
    return source;
  }

  /** What the compiler has against the file as it stands on the disk now; not what it breaks in others. */
  faults(path: string): readonly string[] {
    this.#renew(path);
    const { program } = this.#opened;
    const file = join(this.#root, path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ text }) => text);
  }

  close(): void {
    this.#api.close();
  }

  get #opened(): Opened {
    const [project] = this.#snapshot.getProjects();
    if (project === undefined) throw new Error(`no project in ${this.#root}`);
    return project;
  }

  #renew(path: string): void {
    const former = this.#snapshot;
    this.#snapshot = this.#api.updateSnapshot({ fileChanges: { changed: [join(this.#root, path)] } });
    former.dispose();
  }
}
