/** All that a stream of events gives, once it has ended. */
export async function collect<T>(events: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}
