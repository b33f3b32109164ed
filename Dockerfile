# syntax=docker/dockerfile:1.7
# The server with production packages only, as a user that can write only to /data and /tmp.
#   docker build -t husrum .            docker build --target sbom --output out .   (the list of packages, CycloneDX)
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# Builds the web with all build tools.
FROM ${NODE_IMAGE} AS build
WORKDIR /husrum
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
RUN NODE_ENV=production npm run build

# Runtime packages. The image has its own Node, so the one from npm is removed.
FROM ${NODE_IMAGE} AS packages
WORKDIR /husrum
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund \
  && npm sbom --omit=dev --package-lock-only --sbom-format cyclonedx > sbom.cdx.json \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY --from=build /husrum/packages/web/dist packages/web/dist
# A first start fills the compile cache, so that later starts need a quarter less work. The cache is per user,
# so it is created by the user that runs the server; other users can read it.
RUN install -d -o 1000 -g 1000 .husrum/compiled \
  && NODE_COMPILE_CACHE=/husrum/.husrum/compiled NODE_OPTIONS=--max-semi-space-size=16 \
    setpriv --reuid=1000 --regid=1000 --clear-groups node scripts/warm.mjs \
  && chmod -R a+rX .husrum/compiled

FROM scratch AS sbom
COPY --from=packages /husrum/sbom.cdx.json /

FROM ${NODE_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Husrum" \
  org.opencontainers.image.description="The web of a housing developer: seven sites and their services" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
WORKDIR /husrum
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
  && install -d -o 1000 -g 1000 /data
COPY --from=packages /husrum .
# Two allocator arenas and frequent collections of new objects save a hundred megabytes.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=16 \
  MALLOC_ARENA_MAX=2 \
  PORT=3000 \
  HUSRUM_DATA_DIR=/data \
  NODE_COMPILE_CACHE=/husrum/.husrum/compiled
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
