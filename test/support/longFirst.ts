import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { seeded } from './random.ts';

/** Files that take a minute or more; started last, they would keep one worker busy while the others are idle. */
const LONG = /\/(security-(random|send|act)|demo-pages|cart-page)\.test\.ts$/;

/** Files in random order, by the seed of the run, the long ones first. */
export class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const random = seeded(this.ctx.config.sequence.seed);
    const places = files
      .toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
      .map((file) => ({ file, place: random() - (LONG.test(file.moduleId) ? 1 : 0) }));
    return Promise.resolve(places.toSorted((one, other) => one.place - other.place).map(({ file }) => file));
  }
}
