# The server with the web app. Everything it keeps is in /data, or in Postgres where DATABASE_URL names one.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /waybill
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
COPY games/package.json games/
COPY packages/kernel/package.json packages/kernel/
COPY packages/protocol/package.json packages/protocol/
COPY packages/bots/package.json packages/bots/
COPY packages/print/package.json packages/print/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/cli/package.json packages/cli/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20.20.2-bookworm-slim
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
# The flags are those of packages/server/flags.json. Any command of waybill may follow: `docker run … waybill backup /data/all.gz`.
ENTRYPOINT ["node", "--single-threaded-gc", "packages/cli/bin/waybill.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080"]
