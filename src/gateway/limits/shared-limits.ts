// Limits shared by several replicas through one Valkey or Redis server. Every replica writes what it counted itself and
// nobody else's, so that a count may be written twice, late, or again after the server lost everything. A replica that
// no longer says that it lives holds no place; what it spent of the day's tokens stays spent.

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { ChatClock } from '../../provider/chat-service.ts';
import type { ValkeyAddress } from '../valkey-address.ts';
import type { TokenShare } from './daily-tokens.ts';
import type { RateShare } from './rate-limit.ts';
import type { Places, SlotAnswer, SlotShare } from './stream-slots.ts';
import { openLink, type RunScript } from './valkey-link.ts';

export interface SharedLimits {
  /** Why they could not be shared at the start, in one word; null: they are. */
  readonly fault: string | null;
  readonly isShared: () => boolean;
  /** Calls back when they are shared again (null) and when they no longer are (the reason, one word). */
  listen(listener: (fault: string | null) => void): void;
  readonly rate: RateShare;
  readonly tokens: TokenShare;
  readonly slots: SlotShare;
  close(): Promise<void>;
}

const PREFIX = 'larder:';
const REPLICAS = `${PREFIX}replicas`;
const STREAMS = `${PREFIX}streams`;
const SALT = `${PREFIX}salt`;

// Seconds.
const LEASE = 30;
const SALT_LIFE = 86_400;
const DAY_LIFE = 2 * 86_400;
/** Longer than any recipe takes. */
const CLIENT_LIFE = 600;

const NO_BOUNDS: Places = { all: Number.MAX_SAFE_INTEGER, client: Number.MAX_SAFE_INTEGER };

const READ_TIME = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** Says that this replica lives, forgets those that do not, and answers with the salt that all hash clients with. */
const GREET = `${READ_TIME}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('HDEL', KEYS[2], id)
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2] * 1000, ARGV[1])
redis.call('SET', KEYS[3], ARGV[3], 'NX', 'EX', ARGV[4])
return redis.call('GET', KEYS[3])
`;

/** Sets this replica's count of a day where all together stay within the cap. Answers with what the others counted. */
const COUNT_TOKENS = `
local others = 0
local counts = redis.call('HGETALL', KEYS[1])
for i = 1, #counts, 2 do
  if counts[i] ~= ARGV[1] then others = others + counts[i + 1] end
end
local fits = others + ARGV[2] <= tonumber(ARGV[4])
redis.call('HSET', KEYS[1], ARGV[1], fits and ARGV[2] or ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[5])
return { fits and 1 or 0, string.format('%.0f', others) }
`;

/** Sets this replica's places, over all and for one client, where all living replicas together stay within the bounds. */
const COUNT_SLOTS = `${READ_TIME}
local function count_others(key)
  local sum = 0
  local counts = redis.call('HGETALL', key)
  for i = 1, #counts, 2 do
    local lease = counts[i] ~= ARGV[1] and redis.call('ZSCORE', KEYS[1], counts[i])
    if lease and tonumber(lease) > now then sum = sum + counts[i + 1] end
  end
  return sum
end
local function write(key, count)
  if tonumber(count) > 0 then redis.call('HSET', key, ARGV[1], count) else redis.call('HDEL', key, ARGV[1]) end
end
local answer = 'taken'
if count_others(KEYS[3]) + ARGV[3] > tonumber(ARGV[6]) then answer = 'client-taken'
elseif count_others(KEYS[2]) + ARGV[2] > tonumber(ARGV[5]) then answer = 'all-taken' end
local back = answer == 'taken' and 0 or tonumber(ARGV[4])
write(KEYS[2], ARGV[2] - back)
write(KEYS[3], ARGV[3] - back)
redis.call('EXPIRE', KEYS[3], ARGV[7])
return answer
`;

/**
 * Opens the limits at an address and resolves after the first try, which takes at most 2 s. Where it failed, and
 * whenever the server is lost later, every share rejects until it is back, and the caller counts for itself.
 */
export async function openSharedLimits(address: ValkeyAddress, clock: ChatClock): Promise<SharedLimits> {
  const replica = randomUUID();
  const listeners: ((fault: string | null) => void)[] = [];
  let salt = '';
  const greet = async (run: RunScript) => {
    // Taken only where there is none: on an empty server, and once a day.
    const fresh = randomBytes(32).toString('base64url');
    salt = String(await run(GREET, [REPLICAS, STREAMS, SALT], [replica, LEASE, fresh, SALT_LIFE]));
  };
  const { link, fault } = await openLink({
    address,
    clock,
    greet,
    onChange(change) {
      for (const listener of listeners) listener(change);
    },
  });
  // An address of a client is never written, only what stands for it today.
  const hash = (client: string) => createHmac('sha256', salt).update(client).digest('base64url').slice(0, 16);

  async function countSlots(client: string, held: Places, bounds: Places): Promise<SlotAnswer> {
    const keys = [REPLICAS, STREAMS, `${STREAMS}:${hash(client)}`];
    const back = bounds === NO_BOUNDS ? 0 : 1;
    const values = [replica, held.all, held.client, back, bounds.all, bounds.client, CLIENT_LIFE];
    return (await link.run(COUNT_SLOTS, keys, values)) as SlotAnswer;
  }

  return {
    fault,
    isShared: link.isUp,
    listen: (listener) => void listeners.push(listener),
    rate(name, memory) {
      const limiter = new RateLimiterRedis({
        storeClient: {
          get isReady() {
            return link.isUp();
          },
          eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
            link.run(script, keys, values),
        },
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        points: memory.points,
        duration: memory.duration,
        keyPrefix: `${PREFIX}rate:${name}`,
        insuranceLimiter: memory,
      });
      return { consume: (client) => limiter.consume(hash(client)) };
    },
    async tokens({ day, own, asked, cap }) {
      const values = [replica, own, own - asked, cap, DAY_LIFE];
      const reply = await link.run(COUNT_TOKENS, [`${PREFIX}tokens:${day}`], values);
      const [fits, others] = reply as [number, string];
      return { fits: fits === 1, others: Number(others) };
    },
    slots: {
      take: countSlots,
      give: async (client, held) => void (await countSlots(client, held, NO_BOUNDS)),
    },
    close: link.close,
  };
}
