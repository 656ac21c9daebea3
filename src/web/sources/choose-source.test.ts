import { expect, it } from 'vitest';
import { chooseChef } from './choose-source.ts';

const ownModel = { token: 't', origin: 'https://router.huggingface.co', model: 'm' };

it.each([
  ['the gateway, where there is one', { ownModel: null, hasGateway: true }, 'gateway'],
  ['the built-in chef on a static site', { ownModel: null, hasGateway: false }, 'built-in'],
  ['the cook’s own token before the gateway', { ownModel, hasGateway: true }, 'direct'],
  ['the cook’s own token on a static site', { ownModel, hasGateway: false }, 'direct'],
  ['the built-in chef when asked by name', { ownModel, hasGateway: true, wanted: 'built-in' }, 'built-in'],
  ['the model on the device, where it was chosen', { ownModel: 'device', hasGateway: true }, 'device'],
] as const)('asks %s', (_name, situation, chef) => {
  expect(chooseChef(situation)).toBe(chef);
});
