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

test('startPlain ends a synchronous start by the function that it returned, and a text result by nothing', () => {
  const stops: string[] = [];
  const one = start(() => () => stops.push('one'));
  const other = start(() => 'a text');
  expect([one.log, other.log]).toEqual([['there'], ['there']]);
  one.end();
  other.end();
  expect(stops).toEqual(['one']);
});

test('startPlain reports an asynchronous start when it is done, and ends it by its result', async () => {
  const stops: string[] = [];
  const { log, end } = start(async () => () => stops.push('stopped'));
  expect(log).toEqual([]);
  await turn();
  expect(log).toEqual(['there']);
  end();
  expect(stops).toEqual(['stopped']);
});

test('startPlain stops a start that was ended on its way, and reports nothing', async () => {
  const stops: string[] = [];
  const { log, end } = start(async () => () => stops.push('stopped'));
  end();
  await turn();
  expect([log, stops]).toEqual([[], ['stopped']]);
});

test('startPlain reports a start that rejects, unless it was ended before', async () => {
  const one = start(() => Promise.reject(new Error('too late')));
  const other = start(() => Promise.reject(new Error('too late')));
  other.end();
  await turn();
  expect([one.log, other.log]).toEqual([['Error: too late'], []]);
});
