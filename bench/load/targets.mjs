// What is measured: how each is started, and how a recipe is asked of it.

import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PORTKEY = here('../node_modules/@portkey-ai/gateway/build/start-server.js');

// As much as Larder asks for: the prompt is sent through each of them.
const SYSTEM = `You are a cook. ${'Every step with heat names the heat, the minutes and the sign that it is done. '.repeat(24)}`;

function askChat(list) {
  const user = `I have ${list.join(', ')}. Please give me a recipe you recommend.`;
  const messages = [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: user },
  ];
  return JSON.stringify({ model: 'bench', stream: true, max_tokens: 1024, messages });
}

const CHAT = {
  path: '/v1/chat/completions',
  headers: { authorization: 'Bearer bench' },
  writeBody: askChat,
  firstText: '"content":"',
  end: 'data: [DONE]',
};

/** Every target by name; `start` gives the command for a port and the provider's base URL. */
export const TARGETS = {
  direct: { ...CHAT, start: null },
  pipe: { ...CHAT, start: () => ({ args: [here('pipe.mjs')], env: {} }) },
  portkey: {
    ...CHAT,
    headers: (baseUrl) => ({
      ...CHAT.headers,
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': baseUrl,
    }),
    start: (port) => ({
      args: ['--import', here('portkey-preload.mjs'), PORTKEY, '--headless', `--port=${port}`],
      env: { TRUSTED_CUSTOM_HOSTS: '127.0.0.1,localhost' },
    }),
  },
  larder: {
    path: '/api/recipes',
    headers: { accept: 'text/event-stream' },
    writeBody: (list) => JSON.stringify({ ingredients: list, source: 'model' }),
    firstText: 'event: text',
    end: 'event: done',
    held: 'event: held',
    start: () => ({
      args: [here('../../bin/larder.js')],
      env: {
        LARDER_MODEL: 'bench',
        LARDER_RATE_LIMIT: '100000',
        LARDER_MAX_STREAMS: '20000',
        LARDER_STREAMS_PER_CLIENT: '20000',
      },
    }),
  },
};
