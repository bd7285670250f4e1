# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:22-bookworm-slim

# Everything that building takes.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Only what running takes.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json docs/deploy/healthcheck.mjs ./
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["node", "healthcheck.mjs"]
# Node as the first process: it gets the signals, and the server stops gracefully on SIGTERM.
CMD ["node", "dist/server/main.mjs"]
