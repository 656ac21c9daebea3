import { expect, it } from 'vitest';
import { chooseChef } from './choose-source.ts';

const ownToken = { token: 't', origin: 'https://router.huggingface.co', model: 'm' };

it.each([
  ['the gateway, where there is one', { ownToken: null, onDevice: false, hasGateway: true }, 'gateway'],
  ['the built-in chef on a static site', { ownToken: null, onDevice: false, hasGateway: false }, 'built-in'],
  ['the cook’s own token before the gateway', { ownToken, onDevice: false, hasGateway: true }, 'direct'],
  ['the cook’s own token on a static site', { ownToken, onDevice: false, hasGateway: false }, 'direct'],
  [
    'the built-in chef when asked by name',
    { ownToken, onDevice: false, hasGateway: true, wanted: 'built-in' },
    'built-in',
  ],
  [
    'the model on the device, where it was chosen',
    { ownToken: null, onDevice: true, hasGateway: true },
    'device',
  ],
] as const)('asks %s', (_name, situation, chef) => {
  expect(chooseChef(situation)).toBe(chef);
});
