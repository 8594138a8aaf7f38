import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Writes beside vitest's results what they lack: the projects that ran, and errors outside of all tests, with their file. */
export class RunReporter implements Reporter {
  constructor(
    private readonly outputFile: string,
    private readonly projects: readonly string[],
  ) {}

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const unhandled = errors.map((error) => ({
      file: error.VITEST_TEST_PATH as string | undefined,
      message: `${error.message}\n${error.stack ?? ''}`,
    }));
    mkdirSync(dirname(this.outputFile), { recursive: true });
    writeFileSync(this.outputFile, JSON.stringify({ projects: this.projects, unhandled }));
  }
}
