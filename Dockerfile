# The build has every dependency; the image that runs has Node, what the server alone needs, no package manager and no
# build tools, in one layer. The base is pinned by exact version; the update bot pins its digest, which cannot be known
# where this file was written (.github/renovate.json).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && rm -rf node_modules && npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim AS bare
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*

# A layer of its own: what was removed above is not in it.
FROM scratch
COPY --from=bare / /
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist/program ./dist/program
COPY --from=build /app/dist/page ./dist/page
# By number: a cluster that allows no root cannot look a name up. It is the user "node".
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "bin/larder.js"]
