// The words of the form for the cook's own token, which load with it.

import { inLanguage } from './language.ts';

export const EN_TOKEN = {
  whatIsIt: 'A token is a password that a service for language models gives you in your account there, so that it knows who asks.',
  tryIt: 'Try the connection',
  trying: 'Asking the service for one word.',
  works: (model: string) => `It works: ${model} answered.`,
  notAccepted: (host: string) => `${host} does not accept this token. Check that all of it was pasted and that it may be used to ask models.`,
  noCredit: (host: string) => `${host} knows the token, but its credit is used up.`,
  noModel: (host: string, model: string) => `${host} knows the token, but does not offer the model ${model}. Forget the token and name another model.`,
  busy: (host: string) => `${host} is busy. The token was neither accepted nor turned down: try again in a moment.`,
  noAnswer: (host: string) => `${host} did not answer. Check the connection and try again.`,
  ownTokenNote: (host: string) => `Calls then go from this page straight to ${host}. The token stays in this page’s memory: it is never stored and is gone when you reload.`,
  token: 'Token',
  service: 'Service',
  model: 'Model',
  useToken: 'Use this token',
  forget: 'Forget the token',
  noDirect: 'This Larder does not allow calls with your own token.',
  unknown: 'Where your token may be used could not be asked. Check the connection, then try again.',
  tokenMissing: 'Paste a token first.',
  modelMissing: 'Name a model that this service offers.',
} as const;

export const TOKEN_WORDS = inLanguage('token', EN_TOKEN);
