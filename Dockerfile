# The shop in one image: docs/deployment.md. Build arguments: GIT_COMMIT names the commit in /api/health/ready.
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /shop
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
COPY scripts/tasks.mjs scripts/
RUN node --input-type=module -e "import { install } from './scripts/tasks.mjs'; await install()"
COPY . .
ARG GIT_COMMIT=
# 1: with the pictures of the demo catalogue (57 MB), for a trial shop with SANDBOX=1 DEMO=1.
ARG WITH_DEMO=
RUN GIT_COMMIT=$GIT_COMMIT node scripts/build.mjs \
  && node scripts/prune-packages.mjs \
  && mkdir -p /out/scripts && cp -a package.json build node_modules /out/ \
  && cp -a scripts/memory-settings.mjs /out/scripts/ \
  && find server db/migrations -type f ! -name '*.ts' -exec cp --parents -t /out {} + \
  && if [ -z "$WITH_DEMO" ]; then rm -rf /out/server/demo/pictures; fi

FROM docker.io/library/debian:bookworm-slim
# No package manager for JavaScript, no compiler: only Node and the shop.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out /shop
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin shop \
  && mkdir -p /data /backups && chown shop:shop /data /backups && chmod 700 /data /backups
WORKDIR /shop
USER 10001:10001
# The last four: scripts/memory-settings.mjs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.cache \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=69632 MALLOC_TRIM_THRESHOLD_=1048576 NODE_OPTIONS=--max-semi-space-size=4
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/shop/main.js"]
