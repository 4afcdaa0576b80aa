/** The doors between the rooms (docs/map.md). A line here is a wall; `npm run check` walks along all of them. */
const rooms = { server: '^server/', web: '^web/', contract: '^contract/', db: '^db/' }

/** Which areas an area may ask; it enters them by their front door alone. */
const mayAsk = {
  accounts: [],
  media: [],
  discounts: [],
  alerts: ['accounts', 'catalogue', 'content'],
  catalogue: ['accounts', 'content', 'media'],
  content: ['media', 'accounts'],
  search: ['catalogue'],
  wishlist: ['catalogue'],
  orders: ['accounts', 'catalogue', 'content', 'discounts'],
  cart: ['catalogue', 'discounts'],
  payments: ['orders', 'catalogue', 'discounts', 'content'],
  shipments: ['orders'],
  reviews: ['accounts', 'catalogue', 'orders'],
  'owner-alerts': ['accounts', 'content', 'orders'],
  checkout: ['accounts', 'catalogue', 'cart', 'content', 'discounts', 'orders', 'payments', 'shipments'],
  dashboard: ['accounts', 'cart', 'catalogue', 'content', 'orders', 'payments', 'reviews'],
}

/** Tests, and what only tests use. */
const tests = '(\\.test\\.tsx?|/test-[^/]+\\.ts)$'

const areaRules = Object.entries(mayAsk).map(([area, others]) => ({
  name: `area-${area}-asks-only-its-neighbours`,
  severity: 'error',
  from: { path: `^server/areas/${area}/`, pathNot: tests },
  to: {
    path: '^server/areas/[^/]+/',
    pathNot: [`^server/areas/${area}/`, ...others.map((other) => `^server/areas/${other}/${other}\\.ts$`)],
  },
}))

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '^web/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-zod-and-itself',
      severity: 'error',
      from: { path: rooms.contract, pathNot: tests },
      to: { pathNot: [rooms.contract, 'node_modules/zod'] },
    },
    {
      name: 'icons-one-by-one',
      severity: 'error',
      from: { path: rooms.web },
      to: { path: 'node_modules/lucide-react/', pathNot: '/icons/[^/]+$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'web-never-imports-server-or-db', severity: 'error', from: { path: rooms.web }, to: { path: [rooms.server, rooms.db] } },
    { name: 'server-never-imports-web', severity: 'error', from: { path: rooms.server }, to: { path: rooms.web } },
    { name: 'db-knows-nobody', severity: 'error', from: { path: rooms.db }, to: { path: [rooms.server, rooms.web] } },
    {
      name: 'platform-knows-no-area',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: ['^server/areas/', '^server/demo/'] },
    },
    {
      name: 'ui-knows-no-shop-word',
      severity: 'error',
      from: { path: '^web/app/ui/' },
      to: { path: '^web/app/(storefront|account|admin|cart)/' },
    },
    {
      name: 'storefront-never-imports-admin',
      severity: 'error',
      from: { path: '^web/app/(storefront|account)/' },
      to: { path: '^web/app/admin/' },
    },
    {
      name: 'scripts-and-tests-are-never-imported',
      severity: 'error',
      from: { path: '^(server|web|contract|db)/', pathNot: tests },
      to: { path: ['^(scripts|e2e|bench)/', tests] },
    },
    ...areaRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|\\.react-router/|\\+types/|^scripts/demo-art/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
