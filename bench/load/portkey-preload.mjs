// The peer writes to the headers of a fetched answer, which Node 20 forbids: they are made writable.

const plainFetch = globalThis.fetch;
globalThis.fetch = async (...call) => {
  const answer = await plainFetch(...call);
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers: new Headers(answer.headers),
  });
};
