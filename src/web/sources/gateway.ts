// What asks the gateway, as one part that loads later.

export { createGatewaySource } from './gateway-source.ts';
export { logFailures } from './log-failures.ts';
