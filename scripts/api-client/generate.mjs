// `npm run api:client -- <url of a shop> <file.ts>`: writes a TypeScript client for its API, from /api/openapi.json.
import { writeFileSync } from 'node:fs'
import { generateClient } from './generate-client.rule.ts'

const [origin, file] = process.argv.slice(2)
if (!origin || !file) {
  console.error('npm run api:client -- http://localhost:3000 client.ts')
  process.exit(1)
}

async function readDocument() {
  const response = await fetch(new URL('/api/openapi.json', origin))
  if (!response.ok) throw new Error(`${response.url} responds with ${response.status}`)
  return response.json()
}

try {
  writeFileSync(file, generateClient(await readDocument()))
  console.log(`${file} is written.`)
} catch (error) {
  const { message, cause } = /** @type {Error} */ (error)
  console.error(`No client was written for ${origin}: ${cause instanceof Error ? cause.message : message}`)
  process.exitCode = 1
}
