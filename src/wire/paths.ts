// The addresses that the page and the gateway agree on, from the path that Larder is served under. They are part of
// the public interface: keep them stable.

export const PATHS = {
  recipes: '/api/recipes',
  ingredients: '/api/ingredients',
  status: '/api/status',
  openApi: '/api/openapi.json',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;
