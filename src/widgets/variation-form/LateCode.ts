import type { FormExtras } from './FormExtras';
import type { FormPage } from './FormPage';
import { asksServer } from './markup';
import type { Remote } from './Remote';

/** The code that a form fetches at the visitor's first touch, or when a script or a choice needs it. */
export class LateCode {
  /** Details, alerts and announcements; undefined until they are there. */
  extras?: FormExtras;
  /** What asks the server; undefined until it is there. */
  remote?: Remote;
  private waiting: ((extras: FormExtras) => void)[] = [];
  private hasAskedExtras = false;

  constructor(
    private readonly page: FormPage,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** The visitor is at the form: fetches what a choice needs, and asks the server ahead. */
  warmUp(event: Event): void {
    this.loadExtras();
    if (!asksServer(this.page.form)) return;
    this.loadRemote().then(
      (remote) => remote.askAhead(event),
      () => undefined,
    );
  }

  /** Fetches the extras, once; without them the form fails. */
  loadExtras(): void {
    if (this.hasAskedExtras) return;
    this.hasAskedExtras = true;
    const { page } = this;
    import('./FormExtras').then(
      ({ FormExtras: Extras }) => {
        if (page.signal.aborted) return;
        const extras = new Extras(page);
        this.extras = extras;
        for (const use of this.waiting) use(extras);
      },
      (error: unknown) => page.signal.aborted || this.fail(error),
    );
  }

  /** Calls `use` with the extras, at once or when they are there. */
  withExtras(use: (extras: FormExtras) => void): void {
    if (this.extras) use(this.extras);
    else this.waiting.push(use);
    this.loadExtras();
  }

  /** Rejects when the code cannot be had; the next call tries again. */
  async loadRemote(): Promise<Remote> {
    if (this.remote) return this.remote;
    const { Remote: Connection } = await import('./Remote');
    this.remote ??= new Connection(this.page);
    return this.remote;
  }
}
