// A client over real HTTP, with an address of its own where limits are counted by clients.

import { request as send } from 'node:http';

export interface Asked {
  readonly status: number;
  /** The answer came whole, and a stream has its end in it. */
  readonly whole: boolean;
  readonly text: string;
}

/** Asks for a recipe as events and reads to the end; never rejects. */
export function askRecipe(
  port: number,
  from = '127.0.0.1',
  onText: () => void = () => undefined,
): Promise<Asked> {
  return new Promise((resolve) => {
    let text = '';
    let status = 0;
    const request = send(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        agent: false,
        path: '/api/recipes',
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      (response) => {
        status = response.statusCode ?? 0;
        response.setEncoding('utf8');
        response.on('error', () => undefined);
        response.on('data', (piece: string) => {
          if (!text.includes('event: text') && (text + piece).includes('event: text')) onText();
          text += piece;
        });
        response.on('close', () =>
          resolve({
            status,
            text,
            whole: response.complete && (status !== 200 || text.includes('event: done')),
          }),
        );
      },
    );
    request.on('error', () => resolve({ status, text, whole: false }));
    request.end(JSON.stringify({ ingredients: ['chickpeas', 'spinach', 'onion', 'lemon'], source: 'model' }));
  });
}
