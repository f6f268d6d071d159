import { beforeEach, describe, expect, it } from 'vitest';
import { announce, announceFetched, forgetAnnounced, setAnnouncer } from './announce.ts';
import { makeNotification } from './testing/make-notification.ts';

describe('announcing', () => {
  let heard: string[] = [];
  beforeEach(() => {
    heard = [];
    forgetAnnounced();
    setAnnouncer(({ id }) => void heard.push(id));
  });

  it('R4.29 a new one is heard once, however often it arrives', () => {
    announce(makeNotification('a'));
    announce(makeNotification('a'));
    announceFetched([makeNotification('a')]);
    expect(heard).toEqual(['a']);
  });

  it('R4.29 read ones and those not for display are not heard', () => {
    announce(makeNotification('a', { read: true }));
    announce(makeNotification('b', { display: false }));
    expect(heard).toEqual([]);
  });

  it('R4.26 what lay there at load is no news; what a broken connection kept back is', () => {
    announceFetched([makeNotification('before')]);
    announceFetched([makeNotification('before'), makeNotification('missed')]);
    expect(heard).toEqual(['missed']);
  });

  it('R4.26 one that came live before the first fetch was done is heard once', () => {
    announce(makeNotification('live'));
    announceFetched([makeNotification('live'), makeNotification('before')]);
    expect(heard).toEqual(['live']);
  });

  it('the next account on the page starts afresh', () => {
    announceFetched([makeNotification('mine')]);
    forgetAnnounced();
    announceFetched([makeNotification('theirs')]);
    expect(heard).toEqual([]);
  });
});
