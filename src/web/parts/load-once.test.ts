import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('fetches a part once for all who ask', async () => {
  const fetchPart = vi.fn(async () => ({ name: 'reader' }));
  const part = loadOnce(fetchPart);
  expect(part.arrived()).toBeNull();
  await Promise.all([part.load(), part.load()]);
  expect(await part.load()).toBe(part.arrived());
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('tries again after a load that failed', async () => {
  const fetchPart = vi.fn(async () => 'here');
  fetchPart.mockRejectedValueOnce(new Error('no network'));
  const part = loadOnce(fetchPart);
  await expect(part.load()).rejects.toThrow('no network');
  expect(part.arrived()).toBeNull();
  await expect(part.load()).resolves.toBe('here');
});
