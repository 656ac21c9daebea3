// The words of the form for the cook's own token, which load with it.

export const EN_TOKEN = {
  ownTokenNote:
    'Calls then go from this page straight to the service below. The token stays in this page’s memory: it is never stored and is gone when you reload.',
  token: 'Token',
  service: 'Service',
  model: 'Model',
  useToken: 'Use this token',
  forget: 'Forget the token',
  noDirect: 'This Larder does not allow calls with your own token.',
  tokenMissing: 'Paste a token first.',
} as const;
