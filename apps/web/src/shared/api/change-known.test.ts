import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeKnown } from './change-known.ts';

const queryKey = ['count'];

/** A query whose fetches the test resolves manually, in the order in which the fetches started. */
function watch() {
  const client = new QueryClient();
  const answers: ((value: number) => void)[] = [];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => new Promise<number>((resolve) => answers.push(resolve)) });
  onTestFinished(observer.subscribe(() => undefined));
  const read = () => client.getQueryData<number>(queryKey);
  return { client, answers, read };
}

it('D36 restarts a fetch in flight when the data changes, so that the reply does not revert the change', async () => {
  const { client, answers, read } = watch();
  answers[0]?.(1);
  await vi.waitFor(() => expect(read()).toBe(1));
  void client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(2);
  changeKnown<number>(client, queryKey, (before) => before + 1);
  expect(read()).toBe(2);
  expect(answers).toHaveLength(3);
  answers[1]?.(1);
  await Promise.resolve();
  expect(read()).toBe(2);
  answers[2]?.(5);
  await vi.waitFor(() => expect(read()).toBe(5));
});

it('D36 restarts a first fetch, and fetches nothing if no fetch is running', async () => {
  const { client, answers, read } = watch();
  changeKnown<number>(client, queryKey, (before) => before + 1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(1);
  await Promise.resolve();
  expect(read()).toBeUndefined();
  answers[1]?.(7);
  await vi.waitFor(() => expect(read()).toBe(7));
  changeKnown<number>(client, queryKey, (before) => before + 1);
  expect(read()).toBe(8);
  expect(answers).toHaveLength(2);
});
