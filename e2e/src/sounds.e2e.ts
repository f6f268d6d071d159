import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './people.ts';

/** Makes a WAV file with a tenth of a second of silence. */
function makeWav(): Buffer {
  const samples = 800;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test('R3.55, R2.15 adds a custom sound, selects it for services too, plays, stores and removes it', async ({ openWindow }) => {
  const { page, context } = await openWindow('about:blank');
  await context.addInitScript(() => {
    // Records the sounds that the browser actually plays.
    Object.assign(window, { played: [] });
    const play = Reflect.get(HTMLMediaElement.prototype, 'play') as (this: HTMLMediaElement) => Promise<void>;
    HTMLMediaElement.prototype.play = async function playNoted(this: HTMLMediaElement) {
      await play.call(this);
      (window as unknown as { played: string[] }).played.push(this.currentSrc.slice(0, 20));
    };
  });
  const played = () => page.evaluate(() => (window as unknown as { played: string[] }).played);
  const open = async (): Promise<void> => {
    await page.goto(siteUrl('/poe/poexchange'));
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
  };
  await open();
  await settings(page).locator('input[type=file]').setInputFiles({ name: 'my horn.wav', mimeType: 'audio/wav', buffer: makeWav() });
  const choice = settings(page).getByRole('combobox', { name: 'Sound', exact: true }).first();
  await choice.selectOption({ label: 'my horn' });
  await settings(page).getByRole('button', { name: 'Test', exact: true }).first().click();
  await expect.poll(played).toEqual(['data:audio/wav;base6']);
  // The rows, in order: trade requests, services, tabs.
  const serviceChoice = settings(page).getByRole('combobox', { name: 'Sound', exact: true }).nth(1);
  const serviceTest = settings(page).getByRole('button', { name: 'Test', exact: true }).nth(1);
  await serviceChoice.selectOption({ label: 'my horn' });
  await serviceTest.click();
  await expect.poll(async () => (await played()).length).toBe(2);

  await open();
  await expect(choice).toHaveValue('own:my horn');
  await expect(serviceChoice).toHaveValue('own:my horn');
  await settings(page).getByRole('button', { name: 'Remove my horn' }).click();
  await expect(choice).toHaveValue('ours:default');
  await expect(serviceChoice).not.toHaveValue('own:my horn');
  await settings(page).getByRole('button', { name: 'Test', exact: true }).first().click();
  await expect.poll(async () => (await played()).length).toBe(1);
  expect((await played())[0]).toMatch(/^http/);

  await settings(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'no.wav', mimeType: 'audio/wav', buffer: Buffer.from('<script>') });
  await expect(settings(page).getByRole('alert')).toHaveText('Your browser can’t play this file.');
});
