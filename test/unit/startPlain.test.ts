import { expect, test } from 'vitest';
import { startPlain } from '../../src/api/startPlain';

/** Starts something and tells, in order, what became of it. */
function start(run: () => unknown): { log: string[]; end: () => void } {
  const log: string[] = [];
  const end = startPlain(
    run,
    () => log.push('there'),
    (error) => log.push(String(error)),
  );
  return { log, end };
}

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what is there at once is stopped by what it returned, and a result that is no function by nothing', () => {
  const stops: string[] = [];
  const one = start(() => () => stops.push('one'));
  const other = start(() => 'a text');
  expect([one.log, other.log]).toEqual([['there'], ['there']]);
  one.end();
  other.end();
  expect(stops).toEqual(['one']);
});

test('what comes later is told then, and stopped by what it promised', async () => {
  const stops: string[] = [];
  const { log, end } = start(async () => () => stops.push('stopped'));
  expect(log).toEqual([]);
  await turn();
  expect(log).toEqual(['there']);
  end();
  expect(stops).toEqual(['stopped']);
});

test('what is ended on its way is stopped when it comes, and nobody is told', async () => {
  const stops: string[] = [];
  const { log, end } = start(async () => () => stops.push('stopped'));
  end();
  await turn();
  expect([log, stops]).toEqual([[], ['stopped']]);
});

test('what rejects has failed, unless it was ended before', async () => {
  const one = start(() => Promise.reject(new Error('too late')));
  const other = start(() => Promise.reject(new Error('too late')));
  other.end();
  await turn();
  expect([one.log, other.log]).toEqual([['Error: too late'], []]);
});
