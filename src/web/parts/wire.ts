// What the page needs to read the gateway's answers, as one part that loads later.

export { readEvents } from '../../wire/event-stream.ts';
export { readProblem } from '../../wire/problem.ts';
export { readSeenList } from '../../wire/seen.ts';
export { readStatus } from '../../wire/status.ts';
