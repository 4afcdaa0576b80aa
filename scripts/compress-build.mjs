// Compresses the built files once at the highest level, so that the server does not compress them per request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = new URL('../build/client', import.meta.url).pathname
for (const entry of readdirSync(folder, { recursive: true })) {
  const path = join(folder, String(entry))
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(path) || statSync(path).isDirectory() || statSync(path).size < 500) continue
  const content = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
