// `npm run security:docs`: writes docs/access.md (who may call what, from the routes) and docs/personal-data.md (from the register).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '../server/app.ts'
import { operationSummaries } from '../server/areas/operation-summaries.ts'
import { personalData } from '../server/areas/personal-data-register.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'

const secret = 'x'.repeat(32)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-docs-'))
const hooks = { BANK_WEBHOOK_SECRET: secret, GHN_WEBHOOK_TOKEN: secret, GHTK_WEBHOOK_TOKEN: secret, VIETTELPOST_WEBHOOK_TOKEN: secret }
const config = readConfig({ DATA_DIR: dataDir, WORKER: 'off', LOG_LEVEL: 'silent', DEMO: '0', ...hooks })
const shop = await openShop({
  config,
  database: await openDatabase(config),
  web: { handleWeb: async () => new Response(''), cacheableUrl: () => null },
})
const { paths } = (shop.app as unknown as { swagger(): { paths: Record<string, Record<string, { 'x-access'?: string }>> } }).swagger()
await shop.close()
rmSync(dataDir, { recursive: true, force: true })

const groups: [string, string, string][] = [
  [
    'anyone',
    'Anyone',
    'Visitors, customers, staff and admins. Calls about an order, a cart or a review still answer 404 for somebody else’s.',
  ],
  ['users', 'Signed-in users', 'Their own account and data alone.'],
  ['staff', 'Staff and admins', 'Orders, parcels, stock, reviews, messages and figures.'],
  [
    'admins',
    'Admins',
    'Everything else. With ADMIN_PROTECTION=strict only with a second factor; actions of weight need a recent password.',
  ],
]
const rows = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    access: operation['x-access'] ?? 'anyone',
  })),
)
const sections = groups.map(([access, title, text]) => {
  const lines = rows.filter((row) => row.access === access).map(({ name }) => `| \`${name}\` | ${operationSummaries.get(name) ?? ''} |`)
  return `## ${title}\n\n${text}\n\n| call | does |\n| --- | --- |\n${lines.toSorted().join('\n')}\n`
})
write(
  'docs/access.md',
  `# Who may call what\n\nWritten by \`npm run security:docs\` from the guards of the routes.\n\n${sections.join('\n')}`,
)

const entries = Object.entries(personalData).map(
  ([table, { columns, why, until, exported, erased }]) =>
    `| \`${table}\` | ${columns.replaceAll(' ', ', ')} | ${why} | ${until} | ${exported || '–'} | ${erased} |`,
)
const head = '| table | columns | why | how long | in the export | when the account is erased |\n| --- | --- | --- | --- | --- | --- |'
write(
  'docs/personal-data.md',
  `# Personal data\n\nWritten by \`npm run security:docs\` from \`server/areas/personal-data-register.ts\`, which a test compares with the schema. Jobs that are done (\`pgboss\`) keep the e-mail they were for (a forgotten password, the first mail of the newsletter) for a day; erasing the account deletes them at once. A buyer without an account is erased by an admin, on the page of the buyer, with the same effect on their orders and e-mail.\n\n${head}\n${entries.join('\n')}\n`,
)

function write(path: string, text: string): void {
  writeFileSync(new URL(`../${path}`, import.meta.url), text)
  console.log(`• ${path}`)
}
