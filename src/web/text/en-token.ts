// The words of the form for the cook's own token, which load with it.

export const EN_TOKEN = {
  ownTokenNote: (host: string) =>
    `Calls then go from this page straight to ${host}. The token stays in this page’s memory: it is never stored and is gone when you reload.`,
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
