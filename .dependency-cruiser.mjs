/** The boundaries between the modules (docs/architecture.md); `npm run check` verifies all of them. */
const modules = { server: '^server/', web: '^web/', contract: '^contract/', db: '^db/' }

/** Which areas an area may import; it imports them through their entry file alone. */
const mayImport = {
  accounts: [],
  media: [],
  discounts: [],
  'back-in-stock': ['accounts', 'catalogue', 'content'],
  catalogue: ['accounts', 'content', 'media'],
  content: ['media', 'accounts'],
  wishlist: ['catalogue'],
  orders: ['accounts', 'catalogue', 'content', 'discounts', 'media'],
  cart: ['accounts', 'catalogue', 'discounts'],
  payments: ['orders', 'catalogue', 'discounts', 'content'],
  shipments: ['orders'],
  reviews: ['accounts', 'catalogue', 'content', 'media', 'orders'],
  'owner-alerts': ['accounts', 'content', 'orders'],
  checkout: ['accounts', 'catalogue', 'cart', 'content', 'discounts', 'orders', 'payments', 'shipments'],
  dashboard: ['accounts', 'cart', 'catalogue', 'content', 'orders', 'payments', 'reviews'],
}

/** What the pages are about; the other folders of `web/app` know no shop nouns. */
const features = [
  ...['account', 'address', 'admin', 'auth', 'care', 'cart', 'children', 'in-app', 'order'],
  ...['personalization', 'storefront', 'wishlist'],
]

/** Tests and the modules that only tests use. */
const tests = '(\\.test\\.tsx?$|^server/testing/)'

const areaRules = Object.entries(mayImport).map(([area, others]) => ({
  name: `area-${area}-imports-only-its-neighbours`,
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
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-zod-and-itself',
      severity: 'error',
      from: { path: modules.contract, pathNot: tests },
      to: { pathNot: [modules.contract, 'node_modules/zod'] },
    },
    {
      name: 'queries-in-sql-files',
      severity: 'error',
      from: {
        path: modules.server,
        pathNot: ['\\.sql\\.ts$', '^server/platform/database/', '^server/platform/pages/cache-invalidation\\.ts$', tests],
      },
      to: { path: 'node_modules/drizzle-orm' },
    },
    {
      name: 'routes-call-operations',
      comment:
        'A *.routes.ts or *.admin.ts parses the request, calls a function of its area and sends the result. It calls no query itself: ' +
        'a plain read is an operation too (read-orders.ts, list-audit.ts) that returns the shape of the contract. Types of rows are free.',
      severity: 'error',
      from: { path: '^server/areas/.*\\.(routes|admin)\\.ts$' },
      to: { path: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-do-no-io',
      comment:
        'A *.rule.ts gets facts and returns a decision, so that a test needs no database. Its values come from the contract, other rules, ' +
        'texts, the pure functions of another area, and the few modules of this list; an operation reads and writes. Types are free.',
      severity: 'error',
      from: { path: '^server/.*\\.rule\\.ts$' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          modules.contract,
          '\\.rule\\.ts$',
          '-texts\\.ts$',
          '^server/areas/([^/]+)/\\1\\.ts$',
          '^server/platform/(csv|http/errors)\\.ts$',
          '^(node:)?crypto$',
          'node_modules/(zod|vietnam-qr-pay)/',
        ],
      },
    },
    {
      name: 'rules-of-pages-do-no-io',
      comment: 'The same for pages: values come from the contract, other rules, tables and names. Types are free.',
      severity: 'error',
      from: { path: '^(contract|web)/.*\\.rule\\.ts$' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          modules.contract,
          '\\.rule\\.ts$',
          '-table\\.ts$',
          '^web/app/(paths|admin/orders/variant-label)\\.ts$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'icons-one-by-one',
      severity: 'error',
      from: { path: modules.web },
      to: { path: 'node_modules/lucide-react/', pathNot: '/icons/[^/]+$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'web-never-imports-server-or-db', severity: 'error', from: { path: modules.web }, to: { path: [modules.server, modules.db] } },
    { name: 'server-never-imports-web', severity: 'error', from: { path: modules.server }, to: { path: modules.web } },
    { name: 'db-imports-no-module', severity: 'error', from: { path: modules.db }, to: { path: [modules.server, modules.web] } },
    {
      name: 'platform-imports-no-area',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: ['^server/areas/', '^server/demo/'] },
    },
    {
      name: 'ui-imports-no-feature',
      severity: 'error',
      from: { path: '^web/app/ui/' },
      to: { path: `^web/app/(${features.join('|')})/` },
    },
    {
      name: 'only-admin-imports-admin',
      severity: 'error',
      from: { path: '^web/app/(?!admin/|rendering/|pwa/)[^/]+/' },
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
