import type { FormExtras } from './FormExtras';
import type { FormPage } from './FormPage';
import { asksServer } from './markup';
import type { Remote } from './Remote';

/** Loads a form's lazy parts, at the visitor's first touch or when a choice or a script needs them. */
export class LateCode {
  extras?: FormExtras;
  remote?: Remote;
  private waiting: ((extras: FormExtras) => void)[] = [];
  private hasAskedExtras = false;

  constructor(
    private readonly page: FormPage,
    private readonly fail: (error: unknown) => void,
  ) {}

  warmUp(event: Event): void {
    this.loadExtras();
    if (!asksServer(this.page.form)) return;
    this.loadRemote().then(
      (remote) => remote.askAhead(event),
      () => undefined,
    );
  }

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

  withExtras(use: (extras: FormExtras) => void): void {
    if (this.extras) use(this.extras);
    else this.waiting.push(use);
    this.loadExtras();
  }

  /** Rejects when the code cannot be loaded; the next call tries again. */
  async loadRemote(): Promise<Remote> {
    if (this.remote) return this.remote;
    const { Remote: Connection } = await import('./Remote');
    this.remote ??= new Connection(this.page);
    return this.remote;
  }
}
