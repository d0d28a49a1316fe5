# The server with the web app. Everything it keeps is in /data, or in Postgres where DATABASE_URL names one.
FROM node:20-bookworm-slim AS build
WORKDIR /waybill
COPY package.json package-lock.json .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY packages/bots/package.json packages/bots/
COPY packages/print/package.json packages/print/
COPY packages/table/package.json packages/table/
COPY packages/web/package.json packages/web/
COPY packages/cli/package.json packages/cli/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production WAYBILL_DATA_DIR=/data
WORKDIR /waybill
COPY --from=build --chown=root:root /waybill ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The flags are those of packages/table/flags.json.
CMD ["node", "--max-semi-space-size=8", "--single-threaded-gc", "packages/cli/bin/waybill.mjs", "serve", "--host", "0.0.0.0", "--port", "8080"]
