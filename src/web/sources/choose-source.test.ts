import { expect, it } from 'vitest';
import { chooseChef } from './choose-source.ts';

const ownToken = { token: 't', origin: 'https://router.huggingface.co', model: 'm' };

it.each([
  ['the gateway, where there is one', { ownToken: null, hasGateway: true }, 'gateway'],
  ['the built-in chef on a static site', { ownToken: null, hasGateway: false }, 'built-in'],
  ['the cook’s own token before the gateway', { ownToken, hasGateway: true }, 'direct'],
  ['the cook’s own token on a static site', { ownToken, hasGateway: false }, 'direct'],
  ['the built-in chef when asked by name', { ownToken, hasGateway: true, wanted: 'built-in' }, 'built-in'],
] as const)('asks %s', (_name, situation, chef) => {
  expect(chooseChef(situation)).toBe(chef);
});
