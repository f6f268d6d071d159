import { expect, it } from 'vitest';
import { createHostChoice, splitHosts } from './hosts.ts';

it('splits an address with several hosts into one address per host, without settings only PostgreSQL’s own programs use', () => {
  const rest = '/poexchange?target_session_attrs=read-write&sslmode=require';
  expect(splitHosts(`postgres://someone:se%2Ccret@one:5432,two,[::1]:5433${rest}`)).toEqual([
    'postgres://someone:se%2Ccret@one:5432/poexchange?sslmode=require',
    'postgres://someone:se%2Ccret@two/poexchange?sslmode=require',
    'postgres://someone:se%2Ccret@[::1]:5433/poexchange?sslmode=require',
  ]);
  expect(splitHosts('postgresql://one,two/name?target_session_attrs=read-write')).toEqual([
    'postgresql://one/name',
    'postgresql://two/name',
  ]);
  expect(splitHosts('POSTGRES://one,,two,/name')).toEqual(['POSTGRES://one/name', 'POSTGRES://two/name']);
  const single = 'postgres://u:a,b@one:5432/name?application_name=a,b';
  expect(splitHosts(single)).toEqual([single]);
});

it('moves to the next host only once, however many connections to the last host failed', () => {
  const choice = createHostChoice('postgres://one,two,three/name');
  const [first, second] = [choice.read(), choice.read()];
  choice.leave(first.at);
  choice.leave(second.at);
  expect(choice.read().url).toBe('postgres://two/name');
  choice.leave(choice.read().at);
  choice.leave(choice.read().at);
  expect(choice.read().url).toBe('postgres://one/name');
});
