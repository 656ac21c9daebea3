import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog, createRedactor } from './log.ts';

const TOKEN = 'hf_CANARYabcdefghijKLMN';

describe('createRedactor', () => {
  it.each([
    TOKEN,
    Buffer.from(TOKEN).toString('base64'),
    Buffer.from(TOKEN).toString('base64url'),
    Buffer.from(TOKEN).toString('hex'),
    createHash('sha256').update(TOKEN).digest('hex'),
    'hf_CAN…ijKLMN',
    `Bearer ${TOKEN}`,
    'Bearer somebody-else',
    'sk-proj-0123456789abcdef',
    'gsk_0123456789abcdef',
    'AIzaSyA0123456789abcdef0123456789abcdef',
  ])('takes %s out', (form) => {
    const clean = createRedactor([TOKEN])(`before ${form} after`);
    expect(clean).toContain('[redacted]');
    expect(clean).not.toMatch(/CANARY|hf_CAN|ijKLMN|somebody|0123456789/u);
    expect(clean).not.toContain(form);
  });

  it('leaves other words alone', () => {
    const line = '{"route":"/api/recipes","code":"busy","client":"a1b2"}';
    expect(createRedactor([TOKEN, ''])(line)).toBe(line);
  });
});

describe('createLog', () => {
  function record() {
    const lines: string[] = [];
    return {
      lines,
      log: createLog({ writeLine: (line) => lines.push(line), secrets: [TOKEN], now: () => 0 }),
    };
  }
  const line = {
    id: 'x',
    method: 'POST',
    route: '/api/recipes',
    status: 200,
    ms: 12.6,
    client: '203.0.113.7',
  };

  it('writes one JSON line for a request, without the address of the client', () => {
    const { log, lines } = record();
    log.request(line);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: '1970-01-01T00:00:00.000Z',
      id: 'x',
      method: 'POST',
      route: '/api/recipes',
      status: 200,
      ms: 13,
      client: expect.stringMatching(/^[\w-]{12}$/u),
    });
  });

  it.each([
    [200, 'info'],
    [429, 'info'],
    [500, 'error'],
    [502, 'error'],
  ])('tells of an answer with status %d at level %s', (status, level) => {
    const { log, lines } = record();
    log.request({ ...line, status });
    expect(JSON.parse(lines[0] ?? '').level).toBe(level);
  });

  it('warns of faults of the provider and of limits that are not shared', () => {
    const { log, lines } = record();
    log.providerFault('x', { code: 'busy', status: 429, detail: '', retrying: true });
    log.limits('ECONNREFUSED');
    log.limits(null);
    log.error(null, new Error('soup'));
    expect(lines.map((text) => JSON.parse(text).level)).toEqual(['warn', 'warn', 'info', 'error']);
  });

  it('hashes one client alike within a process and otherwise in another', () => {
    const [one, other] = [record(), record()];
    for (const { log } of [one, one, other]) log.request(line);
    expect(one.lines[0]).toBe(one.lines[1]);
    expect(one.lines[0]).not.toBe(other.lines[0]);
  });

  it('tells where an error was thrown, but not its words', () => {
    const { log, lines } = record();
    log.error('x', new TypeError('secret soup\n\u001b[31m'));
    log.error(null, 'secret soup');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('soup');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 'x', error: 'TypeError' });
    expect(lines[0]).toContain('log.test');
  });

  it('redacts what a provider said', () => {
    const { log, lines } = record();
    log.providerFault('x', { code: 'config', status: 401, detail: `bad key ${TOKEN}`, retrying: false });
    expect(lines[0]).toContain('bad key [redacted]');
  });
});
